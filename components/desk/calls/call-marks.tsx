import { fill } from "@/lib/domain/core/fill";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type CallMarksProps = {
  words: DeskRoomWords["calls"]["today"];
  person: string;
  version: number;
  name: string;
  back: string;
  /** The lead with the call, and its half hour, epoch ms. */
  lead: string;
  at: number;
};

/** What came of a call, in one tap: reached or not. */
export const CallMarks = ({ words, person, name, back, ...fields }: CallMarksProps) => (
  <DeskForm to={`people/${person}`} {...{ back, fields }} className="call-marks">
    {(["reached", "missed"] as const).map((what) => (
      <button
        key={what}
        name="do"
        value={what}
        className="desk-chip"
        aria-label={fill(words.of, { what: words[what], name })}
      >
        {words[what]}
      </button>
    ))}
  </DeskForm>
);
