import { contentIn } from "@/lib/content";
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import { site } from "@/lib/content/facts/site";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { packageName } from "@/lib/domain/check/packages";
import type { Lead } from "@/lib/domain/leads/lead";
import { phoneOf } from "@/lib/domain/leads/lead-row";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { paidRupees } from "@/lib/domain/leads/sale";
import { shownLead } from "@/lib/domain/leads/outgoing-lead";
import { type LeadCheck, visibleCheck } from "@/lib/domain/leads/visible-check";
import { wantsOf } from "@/lib/domain/leads/wants";
import { senderOf } from "@/lib/server/leads/check-leads";
import { indianDateTime } from "@/lib/domain/core/indian-day";
import { reportTextOf } from "@/lib/server/notify/report-email";
import { attemptOutcome, tradeOf } from "@/lib/server/share/attempt-outcome";
import type { Stored } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import type { DeskParts } from "./desk-parts";
import { leadFacts } from "./lead-facts";
import type { Message, PeopleDesk, PersonDetail } from "./people-desk";

type Parts = Pick<DeskParts, "leads" | "users" | "log" | "siteUrl" | "now"> &
  Pick<PeopleDesk, "detail">;

type Found = { id: string; lead: Stored<Lead> };

/** The desk's words, said to the person. */
const wordsTo = (lang: Lang): ReturnType<typeof deskWordsIn> => {
  const { calls, detail, wants, ...words } = deskWordsIn(lang);
  const { file } = words.person.copy;
  const { listed, moved, cancelled } = file;
  return {
    ...words,
    wants: { ...wants, ...file.wants },
    detail: { ...detail, listed },
    calls: { ...calls, one: { ...calls.one, moved, cancelled } },
  };
};

/** A lead as its sender wrote it: without the desk's part, and without what we think of it. */
const leadText = (lang: Lang, { lead }: Found): string => {
  const words = wordsTo(lang);
  const { createdAt, updatedAt, ...sent } = lead;
  const what = `${lead.reference}: ${wordFor(words.wants, wantsOf(lead))}`;
  const title = fill(words.person.copy.file.sent, {
    what,
    date: indianDateTime(lang, lead.receivedAt),
  });
  const facts = leadFacts(lang, words, shownLead(sent as Lead));
  return [title, ...facts.map((fact) => fact.join(": "))].join("\n");
};

const checkText = (lang: Lang, check: LeadCheck): string => {
  const { answers, attempts, analysis, plan } = check;
  const [newest] = attempts;
  if (newest) {
    const outcome = attemptOutcome(lang, newest, analysis, plan.marks);
    return reportTextOf(lang, outcome, newest, tradeOf(lang, check)).trim();
  }
  const { detail, questions, answers: words } = deskWordsIn(lang);
  const given = QUESTION_IDS.filter((id) => answers[id]);
  return [detail.answers, ...given.map((id) => `${questions[id]} ${words[answers[id]!]}`)].join(
    "\n",
  );
};

/** Copies of what we hold about a person, for that person. */
export const createPersonCopy = ({ leads, users, detail, log, siteUrl, now }: Parts) => {
  const readable = async (id: string): Promise<Found[]> => {
    const lead = await leads.read(id).catch(nullIfUnreadable);
    return lead ? [{ id, lead }] : [];
  };

  /** The checks of the senders' records, each once; a record without consent is only named. */
  const checksOf = async (lang: Lang, found: readonly Found[]): Promise<string[]> => {
    const { file } = deskWordsIn(lang).person.copy;
    const link = `${siteUrl}${pathIn(lang, "/account#data")}`;
    const texts: string[] = [];
    for (const { lead } of found) {
      const record = await senderOf(users, lead);
      if (!record) continue;
      const check = visibleCheck(record, lead);
      texts.push(check ? checkText(lang, check) : fill(file.checkElsewhere, { link }));
    }
    return [...new Set(texts)];
  };

  const salesText = (lang: Lang, sales: PersonDetail["sales"]): string[] => {
    const { file } = deskWordsIn(lang).person.copy;
    return sales.map((sale) =>
      fill(file.sale, {
        package: packageName(sale.packageId) || "–",
        amount: inRupees(sale.rupees),
        date: indianDateTime(lang, sale.at),
        paid: inRupees(paidRupees(sale)),
      }),
    );
  };

  /**
   * A text file, in the person's language, of what they sent and what we know: without notes and the other marks of the
   * desk. Messages that share the phone alone or the address alone may be another's: only those of `ids`, or all that
   * agree in both with the shown one. A sale is left out with its order; others are the person's as a whole. `by` is the
   * operator's address; it is logged first. Throws ApiError 404; rejects with StoreUnavailable.
   */
  return async (by: string, key: string, ids: readonly string[]): Promise<Response> => {
    const { row, messages, sales } = await detail(key);
    const isOwn = ({ id, lead }: Message) =>
      ids.length > 0 ? ids.includes(id) : isCertain(row, lead as Lead);
    const found = (await Promise.all(messages.filter(isOwn).map(({ id }) => readable(id)))).flat();
    const isOthers = (lead: string | null) =>
      messages.some((one) => one.id === lead && !isOwn(one));
    const references = found.map((one) => one.lead.reference);
    await log.note({ by, action: "exported", references, format: "txt", count: found.length });
    const { lang } = row;
    const { file } = contentIn(lang).desk.person.copy;
    const text = [
      `${file.title}\n${fill(file.made, { date: indianDateTime(lang, now()) })}`,
      ...found.map((one) => leadText(lang, one)),
      ...(await checksOf(lang, found)),
      ...salesText(
        lang,
        sales.filter(({ lead }) => !isOthers(lead)),
      ),
      fill(file.rights, { email: site.email, phone: site.phone.shown }),
    ].join("\n\n");
    return new Response(`${text}\n`, {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": 'attachment; filename="your-data.txt"',
      },
    });
  };
};

/** Whether a message agrees with a person in phone and address, where each is known: it is surely theirs. */
export const isCertain = (
  { phone, email }: Pick<PersonRow, "phone" | "email">,
  lead: Lead,
): boolean => phoneOf(lead) === phone && lead.email.toLowerCase() === email.toLowerCase();
