import { packageName } from "@/lib/domain/check/packages";
import { fill, inRupees, wordFor } from "@/lib/domain/core/fill";
import { ANY, type DeskTemplate } from "@/lib/domain/desk/templates";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { dayOfMonthIn } from "@/components/ui/date-format";
import { agoIn, soonIn, spanIn } from "@/components/ui/span-format";
import type { DeskProps, DeskRoomWords } from "./desk-words";

type Named = Pick<PersonRow, "name" | "business" | "email" | "phone" | "isErased">;

/** How a person is called in lists: by name, business, address or number. */
export const titleOf = (
  { name, business, email, phone, isErased }: Named,
  { list, person }: Pick<DeskRoomWords, "list" | "person">,
): string => name || business || email || phone || (isErased ? person.deleted : list.noName);

/** The score with its priority area; empty without a check. */
export const scoreOf = (
  { score, area }: Pick<PersonRow, "score" | "area">,
  { areaTitles }: Pick<DeskRoomWords, "areaTitles">,
): string =>
  score
    ? [`${score.health} (${score.grade})`, area && wordFor(areaTitles, area)]
        .filter(Boolean)
        .join(" · ")
    : "";

/** An operator's name: the address before the @. */
export const ownerOf = ({ owner }: Pick<PersonRow, "owner">): string => owner?.split("@")[0] ?? "";

/** "6 messages: 1 order, 5 questions"; empty for a single one. */
export const countsText = (
  row: Pick<PersonRow, "counts">,
  { wantsCount }: Pick<DeskRoomWords, "wantsCount">,
): string => {
  const all = row.counts.reduce((sum, { n }) => sum + n, 0);
  if (all < 2) return "";
  const parts = row.counts.map(({ wants, n }) =>
    fill(wordFor(n === 1 ? wantsCount.one : wantsCount.many, wants), { n }),
  );
  return fill(wantsCount.all, { n: all, parts: parts.join(", ") });
};

/** What was paid of what was agreed, or that sum alone where nothing is due; empty without a sale. */
export const soldText = (
  { sums: { rupees, paid, due } }: Pick<PersonRow, "sums">,
  { person }: Pick<DeskRoomWords, "person">,
): string =>
  due > 0
    ? fill(person.soldPart, { paid: inRupees(paid), amount: inRupees(rupees) })
    : rupees + paid > 0
      ? inRupees(rupees)
      : "";

/** What is said of a person besides the stage, or the wish of who is new; a phone shows the beginning. */
export const summaryOf = (row: PersonRow, words: DeskRoomWords): string =>
  [
    soldText(row, words) || (row.stage !== "new" && wordFor(words.wants, row.wants)),
    row.isSilent && words.list.ended,
    row.isClaimed && words.screens.list.claimed,
    row.isSpam && words.screens.list.spam,
    row.stage === "lost" && row.lostReason && wordFor(words.person.lost.reasons, row.lostReason),
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

type Timed = Pick<PersonRow, "answerBy" | "nextAt" | "callAt" | "arrivedAt">;

/** When an answer is due, else the next step, each with a call to come before it; else how long ago the message came. */
export const timeOf = (row: Timed, { lang, words, now }: DeskProps & { now: number }): RowTime => {
  const { answerBy, answerLate, dueAt, dueLate } = words.screens.today;
  const { row: callWords } = words.calls;
  const timed = (at: number, soon: string, late: string) =>
    fill(at < now ? late : soon, { time: soonIn(lang, at, now) });
  const call = row.callAt === null ? null : timed(row.callAt, callWords.at, callWords.late);
  const at = row.answerBy ?? row.nextAt ?? row.callAt;
  if (at === null)
    return { at: row.arrivedAt, text: agoIn(lang, row.arrivedAt, now), isLate: false };
  const answer =
    row.answerBy === null
      ? null
      : row.answerBy < now
        ? fill(answerLate, { span: spanIn(lang, now - row.answerBy) })
        : fill(answerBy, { time: soonIn(lang, row.answerBy, now) });
  const step = row.nextAt === null || answer ? null : timed(row.nextAt, dueAt, dueLate);
  return { at, text: [call, answer ?? step].filter(Boolean).join(" · "), isLate: at < now };
};

/** The next step of a person's page; null: none. */
export const stepText = (
  { nextAt }: Pick<PersonRow, "nextAt">,
  { lang, words: { person }, now }: DeskProps & { now: number },
): string | null =>
  nextAt === null
    ? null
    : fill(nextAt < now ? person.nextLate : person.nextAt, { time: soonIn(lang, nextAt, now) });

/** What is due, and when we look for it. */
export const dueTime = (
  { sums, dueAt, arrivedAt }: Pick<PersonRow, "sums" | "dueAt" | "arrivedAt">,
  { lang, words: { money }, now }: DeskProps & { now: number },
): RowTime => {
  const due = inRupees(sums.due);
  if (dueAt === null) return { at: arrivedAt, text: fill(money.noDay, { due }), isLate: false };
  const text = fill(money.dueOn, { due, date: dayOfMonthIn(lang, dueAt) });
  return { at: dueAt, text, isLate: dueAt < now };
};

/** What a text is for, in words. */
export const templateName = (
  { topic, status }: Pick<DeskTemplate, "topic" | "status">,
  { wants, stages, person }: DeskRoomWords,
): string => {
  const parts = [topic !== ANY && wordFor(wants, topic), status !== ANY && wordFor(stages, status)];
  return parts.filter(Boolean).join(" · ") || person.texts.general;
};
