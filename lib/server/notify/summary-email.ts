import { contentIn } from "@/lib/content";
import type { AnswerPromise } from "@/lib/domain/leads/answer-by";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import { isSilent } from "@/lib/domain/advice/advice-day";
import type { Lang } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { phoneFrom } from "@/lib/domain/core/phone";
import { dialLink } from "@/lib/domain/leads/lead-contact";
import type { Lead } from "@/lib/domain/leads/lead";
import { arrivedIn, NO_LEADS, withCounted } from "@/lib/domain/leads/lead-summary";
import type { AdviceDays } from "@/lib/server/advice/advice-days";
import { WANTS } from "@/lib/domain/leads/wants";
import { todayGroupOf, type TodayRow } from "@/lib/domain/leads/today";
import { dayEndAt, readToday } from "@/lib/server/leads/today-list";
import { leadScan } from "@/lib/server/leads/lead-scan";
import type { Store } from "@/lib/server/store/store";
import { type OperatorMail, wishOf } from "./lead-email";
import { deskLink } from "./desk-link";
import type { Email, EmailPart } from "./email";
import { indianDateTime } from "./indian-date-time";

type Summary = Extract<NotificationSubject, { kind: "summary" }>;

export type SummarySources = {
  leads: Store<Lead>;
  adviceBetween: AdviceDays["between"];
  promise: AnswerPromise;
};

/** Older leads do not count as waiting, since nobody will call them any more; in ms. */
const LOOKS_BACK_MS = 30 * 24 * 60 * 60_000;

/** Why a lead waits, with the time of it. */
const reasonOf = (row: TodayRow, lang: Lang, now: number): string => {
  const { due } = contentIn(lang).mails.summary;
  const group = todayGroupOf(row, now);
  const date = (at: number) => indianDateTime(lang, at);
  if (group === "unanswered" && row.answerBy !== null)
    return fill(row.answerBy < now ? due.late : due.answer, { date: date(row.answerBy) });
  const words = { overdue: due.overdue, due: due.next, new: due.came, unanswered: due.came };
  return fill(words[group], { date: date(row.dueAt) });
};

/** The leads that wait, by operator: first those that nobody has taken. */
const waitingParts = (
  listed: readonly TodayRow[],
  siteUrl: string,
  lang: Lang,
  now: number,
): EmailPart[] => {
  const { summary, lead: words } = contentIn(lang).mails;
  const called = ({ phone, isEnded }: TodayRow) => {
    const dialled = isEnded ? null : phoneFrom(phone);
    return dialled ? { text: phone, href: dialLink(dialled) } : null;
  };
  const owners = [...new Set(listed.map(({ owner }) => owner))].toSorted((a, b) =>
    (a ?? "").localeCompare(b ?? ""),
  );
  return owners.flatMap((owner): EmailPart[] => [
    { kind: "heading", text: owner ?? summary.due.nobody },
    {
      kind: "links",
      items: listed
        .filter((row) => row.owner === owner)
        .map((row) => ({
          text: [
            row.name || row.business || row.email || words.anonymous,
            wishOf(row, lang),
            reasonOf(row, lang, now),
          ].join(" · "),
          href: deskLink(siteUrl, lang, row.id),
          also: called(row),
        })),
    },
  ]);
};

/**
 * The email with the number of leads in a period, and those that wait for an answer or a next step at `now` (epoch ms),
 * by operator and with their names; and with a line when the AI answered nobody in it. The subject names nobody.
 * Rejects with StoreUnavailable.
 */
export const summaryEmail = async (
  { leads, adviceBetween, promise }: SummarySources,
  { from, to }: Summary,
  { siteUrl, to: desk, lang }: OperatorMail,
  now: number,
): Promise<Email> => {
  let summary = NO_LEADS;
  const filter = { from: Math.min(from, to - LOOKS_BACK_MS), to };
  for await (const { rows } of leadScan(leads, filter, null))
    for (const { record } of rows)
      if (record.createdAt >= filter.from)
        summary = withCounted(summary, record, record.createdAt < from);

  const words = contentIn(lang).mails.summary;
  const { wants } = contentIn(lang).desk;
  const items = [
    ...WANTS.filter((wish) => summary.arrived[wish] > 0).map(
      (wish) => `${wants[wish]}: ${summary.arrived[wish]}`,
    ),
    ...(summary.spam > 0 ? [fill(words.spam, { n: summary.spam })] : []),
  ];
  const advice = await adviceBetween(from, to);
  const { rows: listed } = await readToday(leads, promise, null, now);
  const more = (await leads.countDue({ by: "dueAt", now: dayEndAt(now) })) - listed.length;
  const date = indianDateTime(lang, to);
  return {
    lang,
    subject: fill(words.subject, { date, n: arrivedIn(summary) }),
    to: desk,
    replyTo: null,
    parts: [
      { kind: "title", text: fill(words.title, { from: indianDateTime(lang, from), to: date }) },
      items.length > 0 ? { kind: "list", items } : { kind: "text", text: words.nothing },
      { kind: "text", text: fill(words.waiting, { n: summary.waiting }) },
      ...waitingParts(listed, siteUrl, lang, now),
      ...(more > 0 ? [{ kind: "text", text: fill(words.due.more, { n: more }) } as const] : []),
      ...(isSilent(advice)
        ? [{ kind: "text", text: fill(words.noAdvice, { n: advice.asked }) } as const]
        : []),
      { kind: "link", text: words.open, href: deskLink(siteUrl, lang) },
    ],
  };
};
