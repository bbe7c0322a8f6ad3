import type { ReactNode } from "react";
import { indianDay } from "@/lib/domain/core/indian-day";
import { NEXT_STEPS } from "@/lib/domain/desk/next-step";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type NextStepsProps = {
  words: DeskRoomWords;
  now: number;
  isTaken?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** Buttons of a form (lib/server/desk/person-form.ts): the next step in one tap, or on a day; and who takes it. */
export const NextSteps = ({ words, now, isTaken = false, children }: NextStepsProps) => {
  const { next } = words.screens;
  return (
    <div className="desk-chips">
      {NEXT_STEPS.map((choice) => (
        <button key={choice} name="do" value={choice} className="desk-chip">
          {next[choice]}
        </button>
      ))}
      <span className="next-day">
        <input
          type="date"
          name="day"
          aria-label={next.dayLabel}
          min={indianDay(now)}
          className="control"
        />
        <button name="do" value="day" className="desk-chip">
          {next.set}
        </button>
      </span>
      {!isTaken && (
        <button name="do" value="take" className="desk-chip">
          {next.take}
        </button>
      )}
      {children}
    </div>
  );
};
