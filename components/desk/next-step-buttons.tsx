"use client";

import { useState } from "react";
import { nextStepAt, NEXT_STEPS } from "@/lib/domain/desk/next-step";
import { indianDay } from "@/lib/domain/core/indian-day";
import type { DeskRoomWords } from "./desk-words";
import "@/components/desk/list/lead-row.css";

type NextStepButtonsProps = {
  words: DeskRoomWords["screens"]["next"];
  /** What the buttons are for, read aloud. */
  label: string;
  onChoose: (at: number) => void;
};

/** The next step in one tap: this evening, tomorrow, in 3 days, or a day. */
export function NextStepButtons({ words, label, onChoose }: NextStepButtonsProps) {
  const [isDayOpen, setDayOpen] = useState(false);
  const [day, setDay] = useState("");
  const [today] = useState(() => indianDay(Date.now()));
  return (
    <div role="group" aria-label={label} className="desk-chips">
      {NEXT_STEPS.map((choice) => (
        <button
          key={choice}
          type="button"
          className="desk-chip"
          onClick={() => onChoose(nextStepAt(choice, Date.now()))}
        >
          {words[choice]}
        </button>
      ))}
      <button
        type="button"
        className="desk-chip"
        aria-expanded={isDayOpen}
        onClick={() => setDayOpen(!isDayOpen)}
      >
        {words.day}
      </button>
      {isDayOpen && (
        <form
          className="flex w-full flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (day === "") return;
            setDayOpen(false);
            onChoose(nextStepAt({ day }, Date.now()));
          }}
        >
          <input
            type="date"
            aria-label={words.dayLabel}
            className="control w-auto"
            min={today}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <button type="submit" className="desk-chip">
            {words.set}
          </button>
        </form>
      )}
    </div>
  );
}
