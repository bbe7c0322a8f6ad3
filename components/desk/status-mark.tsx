import type { LeadStatus } from "@/lib/domain/desk-work";
import type { DeskRoomWords } from "./words";

type StatusMarkProps = { status: LeadStatus; words: DeskRoomWords["statuses"] };

const LOOKS: Readonly<Record<LeadStatus, string>> = {
  new: "bg-red text-white",
  called: "bg-marigold-wash text-ink",
  won: "bg-green text-white",
  lost: "border border-soft text-soft",
};

/** How far we are, in a word; the colour only helps. */
export const StatusMark = ({ status, words }: StatusMarkProps) => (
  <span className={`shrink-0 rounded-md px-2 text-base font-semibold ${LOOKS[status]}`}>
    {words[status]}
  </span>
);
