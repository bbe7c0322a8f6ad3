import type { Stage } from "@/lib/domain/leads/person-notes";
import { wordFor } from "@/lib/domain/core/fill";
import type { DeskRoomWords } from "./desk-words";

type StageMarkProps = { stage: string; words: DeskRoomWords["stages"] };

const LOOKS = {
  new: "border-ink text-ink",
  talking: "border-transparent bg-marigold-wash text-ink",
  offer: "border-transparent bg-marigold-wash text-ink",
  won: "border-transparent bg-green text-white",
  lost: "border-soft text-soft",
} satisfies Record<Stage, string>;
/** The look of another release's stage. */
const OTHER_LOOK = "border-soft";

const looksOf = (stage: string): string =>
  Object.hasOwn(LOOKS, stage) ? LOOKS[stage as Stage] : OTHER_LOOK;

/** A person's stage in a word; the colour is only an addition. */
export const StageMark = ({ stage, words }: StageMarkProps) => (
  <span
    className={`status-mark inline-block shrink-0 rounded-md border px-2 text-base font-semibold ${looksOf(stage)}`}
  >
    {wordFor(words, stage)}
  </span>
);
