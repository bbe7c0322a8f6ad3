import { contentIn } from "@/lib/content";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import { isSilent } from "@/lib/domain/advice/advice-day";
import { fill } from "@/lib/domain/core/fill";
import { LEAD_KINDS, type Lead } from "@/lib/domain/leads/lead";
import { arrivedIn, NO_LEADS, withCounted } from "@/lib/domain/leads/lead-summary";
import type { AdviceDays } from "@/lib/server/advice/advice-days";
import { leadScan } from "@/lib/server/leads/lead-scan";
import type { Store } from "@/lib/server/store/store";
import type { OperatorMail } from "./lead-email";
import { deskLink } from "./desk-link";
import type { Email } from "./email";
import { indianDateTime } from "./indian-date-time";

type Summary = Extract<NotificationSubject, { kind: "summary" }>;

export type SummarySources = { leads: Store<Lead>; adviceBetween: AdviceDays["between"] };

/** Older leads do not count as waiting, since nobody will call them any more; in ms. */
const LOOKS_BACK_MS = 30 * 24 * 60 * 60_000;

/**
 * The email with the number of leads in a period, and of those that wait for a call; and with a line when the AI
 * answered nobody in it. Rejects with StoreUnavailable.
 */
export const summaryEmail = async (
  { leads, adviceBetween }: SummarySources,
  { from, to }: Summary,
  { siteUrl, to: desk, lang }: OperatorMail,
): Promise<Email> => {
  let summary = NO_LEADS;
  const filter = { from: Math.min(from, to - LOOKS_BACK_MS), to };
  for await (const { rows } of leadScan(leads, filter, null))
    for (const { record } of rows)
      if (record.createdAt >= filter.from)
        summary = withCounted(summary, record, record.createdAt < from);

  const words = contentIn(lang).mails.summary;
  const { kinds } = contentIn(lang).desk;
  const items = [
    ...LEAD_KINDS.filter((kind) => summary.arrived[kind] > 0).map((kind) =>
      fill(words.kind, { kind: kinds[kind], n: summary.arrived[kind] }),
    ),
    ...(summary.odd > 0 ? [fill(words.odd, { n: summary.odd })] : []),
  ];
  const advice = await adviceBetween(from, to);
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
      ...(isSilent(advice)
        ? [{ kind: "text", text: fill(words.noAdvice, { n: advice.asked }) } as const]
        : []),
      { kind: "link", text: words.open, href: deskLink(siteUrl, lang) },
    ],
  };
};
