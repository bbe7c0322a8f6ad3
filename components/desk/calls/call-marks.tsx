import { fill } from "@/lib/domain/core/fill";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type CallMarksProps = {
  words: DeskRoomWords;
  person: string;
  version: number;
  back: string;
  /** The lead with the call, and its half hour, epoch ms. */
  lead: string;
  at: number;
  /** What was said of it; null: nothing. */
  end: string | null;
  /** Whose call it is. */
  name: string;
  now: number;
};

/** What came of a call, in one tap: reached or not. Nothing before its time. */
export const CallMarks = ({
  words,
  person,
  version,
  back,
  lead,
  at,
  end,
  name,
  now,
}: CallMarksProps) => {
  const { today } = words.calls;
  if (now < at) return null;
  return (
    <DeskForm
      to={`people/${person}`}
      back={back}
      fields={{ version, lead, at }}
      className="call-marks"
    >
      {(["reached", "missed"] as const)
        .filter((what) => what !== end)
        .map((what) => (
          <button
            key={what}
            name="do"
            value={what}
            className="desk-chip"
            aria-label={fill(today.of, { what: today[what], name })}
          >
            {today[what]}
          </button>
        ))}
    </DeskForm>
  );
};
