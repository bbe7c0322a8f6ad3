import type { LeadStatus } from "@/lib/domain/leads/lead-notes";
import { wordFor } from "@/lib/domain/core/fill";
import type { DeskRoomWords } from "./desk-words";

type StatusMarkProps = { status: string; words: DeskRoomWords["statuses"] };

const LOOKS = {
  new: "border-ink text-ink",
  talking: "border-transparent bg-marigold-wash text-ink",
  demo: "border-transparent bg-marigold-wash text-ink",
  offer: "border-transparent bg-marigold-wash text-ink",
  won: "border-transparent bg-green text-white",
  lost: "border-soft text-soft",
} satisfies Record<LeadStatus, string>;
/** The look of a later release's status. */
const OTHER_LOOK = "border-soft";

const looksOf = (status: string): string =>
  Object.hasOwn(LOOKS, status) ? LOOKS[status as LeadStatus] : OTHER_LOOK;

/** A lead's status in a word; the colour is only an addition. */
export const StatusMark = ({ status, words }: StatusMarkProps) => (
  <span
    className={`status-mark inline-block shrink-0 rounded-md border px-2 text-base font-semibold ${looksOf(status)}`}
  >
    {wordFor(words, status)}
  </span>
);
