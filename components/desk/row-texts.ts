import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import type { DeskRoomWords } from "./desk-words";

/** How a person is called in lists: by name, business, address or number. */
export const titleOf = ({ name, business, email, phone }: LeadRow, words: DeskRoomWords): string =>
  name || business || email || phone || words.list.noName;

/** What a lead is about: the topic of a message, else its kind. */
export const aboutOf = ({ topic, kind }: LeadRow, words: DeskRoomWords): string =>
  topic === null ? words.kinds[kind] : wordFor(words.topics, topic);

/** The score with its priority area; empty without a check. */
export const scoreOf = ({ score, area }: LeadRow, { areaTitles }: DeskRoomWords): string =>
  score
    ? [`${score.health} (${score.grade})`, area && areaTitles[area]].filter(Boolean).join(" · ")
    : "";

/** The name of the package. */
export const packageOf = ({ packageId }: LeadRow): string =>
  PACKAGES.find(({ id }) => id === packageId)?.name ?? packageId ?? "";

/** An operator's name: the address before the @. */
export const ownerOf = ({ owner }: Pick<LeadRow, "owner">): string => owner?.split("@")[0] ?? "";

/** The second line of a row; a phone shows the beginning. */
export const summaryOf = (row: LeadRow, words: DeskRoomWords): string =>
  [
    row.isEnded && words.list.ended,
    ...row.flags.map((flag) => wordFor(words.flags, flag)),
    aboutOf(row, words),
    row.score && `${row.score.health} (${row.score.grade})`,
    // The part before "&" says which one it is.
    packageOf(row).split(" & ")[0],
    row.score && row.area && words.areaTitles[row.area],
    row.firstWords && `“${row.firstWords}”`,
  ]
    .filter(Boolean)
    .join(" · ");
