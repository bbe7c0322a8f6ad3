import { contentIn } from "@/lib/content";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import type { Lang } from "@/lib/domain/core/languages";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { phoneFrom } from "@/lib/domain/core/phone";
import { dialLink } from "@/lib/domain/leads/lead-contact";
import type { Lead } from "@/lib/domain/leads/lead";
import { isForDesk, isTypedIn } from "@/lib/domain/leads/lead-row";
import { WANTS, wantsOf } from "@/lib/domain/leads/wants";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { TODAY_GROUPS } from "@/lib/domain/leads/people-lists";
import type { People } from "@/lib/server/leads/people";
import { pagesOf } from "@/lib/server/store/pages-of";
import type { Cursor, Store } from "@/lib/server/store/store";
import { type OperatorMail, wishOf } from "./lead-email";
import { deskLink, personLink, type Email, type EmailPart } from "./email";
import { indianDateTime } from "@/lib/domain/core/indian-day";

/** Leads read at a time; bounds the memory and the delay of other requests. */
const AT_ONCE = 250;

const ARRIVALS = [...WANTS, "newsletter"] as const;
type Arrival = (typeof ARRIVALS)[number];

type LeadSummary = { arrived: Readonly<Record<Arrival, number>>; spam: number };

export const NO_LEADS: LeadSummary = {
  arrived: Object.fromEntries(ARRIVALS.map((wants) => [wants, 0])) as Record<Arrival, number>,
  spam: 0,
};

/** The summary with one more lead that arrived in the period. */
export const withCounted = (summary: LeadSummary, lead: Lead): LeadSummary => {
  if (!isForDesk(lead) || isTypedIn(lead) || lead.consent.withdrawnAt !== null) return summary;
  const { arrived, spam } = summary;
  if (lead.flags.length > 0) return { ...summary, spam: spam + 1 };
  const wanted = wantsOf(lead);
  const wants = ARRIVALS.find((one) => one === wanted) ?? "question";
  return { arrived: { ...arrived, [wants]: arrived[wants] + 1 }, spam };
};

/** The number of all arrivals. */
export const arrivedIn = ({ arrived }: LeadSummary): number =>
  ARRIVALS.reduce((sum, wants) => sum + arrived[wants], 0);

/** Of each group. */
const MOST_LISTED = 50;

type Summary = Extract<NotificationSubject, { kind: "summary" }>;

export type SummarySources = { leads: Store<Lead>; people: Pick<People, "today" | "counts"> };

/** Why a person waits, with the time of it. */
const reasonOf = ({ answerBy, nextAt, sums }: PersonRow, lang: Lang, now: number): string => {
  const { due } = contentIn(lang).mails.summary;
  const at = answerBy ?? nextAt;
  if (at === null)
    return sums.due > 0 ? fill(due.money, { amount: inRupees(sums.due) }) : due.dateless;
  const [late, timely] = answerBy === null ? [due.overdue, due.next] : [due.late, due.answer];
  return fill(at < now ? late : timely, { date: indianDateTime(lang, at) });
};

const waitingParts = (
  listed: readonly PersonRow[],
  siteUrl: string,
  lang: Lang,
  now: number,
): EmailPart[] => {
  const { summary, lead: words } = contentIn(lang).mails;
  const called = ({ phone, isSilent }: PersonRow) => {
    const dialled = isSilent ? null : phoneFrom(phone);
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
          href: personLink(siteUrl, lang, row.person),
          also: called(row),
        })),
    },
  ]);
};

/** The leads of a period, and who waits at `now` (epoch ms). Rejects with StoreUnavailable. */
export const summaryEmail = async (
  { leads, people }: SummarySources,
  { from, to }: Summary,
  { siteUrl, to: desk, lang }: OperatorMail,
  now: number,
): Promise<Email> => {
  let summary = NO_LEADS;
  const read = (before: Cursor | null) => leads.list({ before, limit: AT_ONCE });
  for await (const { rows, next } of pagesOf(read, { at: to, id: "" })) {
    for (const { record } of rows)
      if (record.createdAt >= from) summary = withCounted(summary, record);
    if (next && next.at < from) break;
  }

  const words = contentIn(lang).mails.summary;
  const { wants } = contentIn(lang).desk;
  const items = [
    ...ARRIVALS.filter((wish) => summary.arrived[wish] > 0).map(
      (wish) => `${wants[wish]}: ${summary.arrived[wish]}`,
    ),
    ...(summary.spam > 0 ? [fill(words.spam, { n: summary.spam })] : []),
  ];
  const [groups, counts] = await Promise.all([
    people.today(undefined, MOST_LISTED),
    people.counts(),
  ]);
  const listed = TODAY_GROUPS.flatMap((group) => groups[group].rows);
  const all = TODAY_GROUPS.reduce((sum, group) => sum + counts[group], 0);
  const more = TODAY_GROUPS.some((group) => groups[group].next) ? all - listed.length : 0;
  const date = indianDateTime(lang, to);
  return {
    lang,
    subject: fill(words.subject, { date, n: arrivedIn(summary) }),
    to: desk,
    replyTo: null,
    parts: [
      { kind: "title", text: fill(words.title, { from: indianDateTime(lang, from), to: date }) },
      items.length > 0 ? { kind: "list", items } : { kind: "text", text: words.nothing },
      { kind: "text", text: fill(words.waiting, { n: counts.answer }) },
      ...waitingParts(listed, siteUrl, lang, now),
      ...(more > 0 ? [{ kind: "text", text: fill(words.due.more, { n: more }) } as const] : []),
      { kind: "link", text: words.open, href: deskLink(siteUrl, lang) },
    ],
  };
};
