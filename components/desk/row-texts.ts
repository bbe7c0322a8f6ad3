import type { LeadRow } from "@/lib/domain/leads/lead-row";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { packageName } from "@/lib/domain/check/packages";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { agoIn, soonIn, spanIn } from "@/components/ui/span-format";
import { ANY, type DeskTemplate } from "@/lib/domain/desk/templates";
import type { DeskProps, DeskRoomWords } from "./desk-words";

type Named = Pick<LeadRow, "name" | "business" | "email" | "phone">;

/** How a person is called in lists: by name, business, address or number. */
export const titleOf = ({ name, business, email, phone }: Named, words: DeskRoomWords): string =>
  name || business || email || phone || words.list.noName;

/** The score with its priority area; empty without a check. */
export const scoreOf = (
  { score, area }: Pick<LeadRow, "score" | "area">,
  { areaTitles }: Pick<DeskRoomWords, "areaTitles">,
): string =>
  score
    ? [`${score.health} (${score.grade})`, area && areaTitles[area]].filter(Boolean).join(" · ")
    : "";

/** An operator's name: the address before the @. */
export const ownerOf = ({ owner }: Pick<LeadRow, "owner">): string => owner?.split("@")[0] ?? "";

/** How many messages a person has sent. */
export const messagesOf = ({ counts }: Pick<PersonRow, "counts">): number =>
  counts.reduce((sum, { n }) => sum + n, 0);

/** "6 messages: 1 order, 5 questions"; empty for a single one. */
export const countsText = (
  row: Pick<PersonRow, "counts">,
  { wantsCount }: Pick<DeskRoomWords, "wantsCount">,
): string => {
  const all = messagesOf(row);
  if (all < 2) return "";
  const parts = row.counts.map(({ wants, n }) =>
    fill(wordFor(n === 1 ? wantsCount.one : wantsCount.many, wants), { n }),
  );
  return fill(wantsCount.all, { n: all, parts: parts.join(", ") });
};

/** The second line of a row; a phone shows the beginning. */
export const summaryOf = (row: PersonRow, words: DeskRoomWords): string =>
  [
    row.isEnded && words.list.ended,
    row.isClaimed && words.screens.list.claimed,
    row.flags.length > 0 && words.screens.list.spam,
    countsText(row, words),
    row.firstWords && `“${row.firstWords}”`,
    // The part before "&" says which one it is.
    packageName(row.packageId).split(" & ")[0],
    scoreOf(row, words),
  ]
    .filter(Boolean)
    .join(" · ");

/** A time in a row, epoch ms, in words; `isLate`: it is over, and we are to act. */
export type RowTime = { at: number; text: string; isLate: boolean };

/** Until when a person waits for an answer; else when the call or the next step is due; else how long ago the message came. */
export const timeOf = (
  row: Pick<PersonRow, "answerBy" | "nextAt" | "callAt" | "arrivedAt">,
  { lang, words, now }: DeskProps & { now: number },
): RowTime => {
  const { answerBy, answerLate, dueAt, dueLate } = words.screens.today;
  const at = row.answerBy ?? row.nextAt;
  if (at === null)
    return { at: row.arrivedAt, text: agoIn(lang, row.arrivedAt, now), isLate: false };
  const isLate = at < now;
  const time = soonIn(lang, at, now);
  if (row.answerBy === null) {
    const { calls } = words;
    const [text, late] = at === row.callAt ? [calls.row.at, calls.row.late] : [dueAt, dueLate];
    return { at, text: fill(isLate ? late : text, { time }), isLate };
  }
  const tooLate = fill(answerLate, { span: spanIn(lang, now - at) });
  return { at, text: isLate ? tooLate : fill(answerBy, { time }), isLate };
};

/** What a template is for, in words. */
export const templateName = (
  { topic, packageId, status }: Pick<DeskTemplate, "topic" | "packageId" | "status">,
  { wants, statuses, leadPage }: DeskRoomWords,
): string => {
  const parts = [
    topic !== ANY && wordFor(wants, topic),
    packageId !== ANY && packageName(packageId),
    status !== ANY && wordFor(statuses, status),
  ];
  return parts.filter(Boolean).join(" · ") || leadPage.templates.general;
};
