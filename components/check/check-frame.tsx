import "./check-frame.css";
import type { ReactNode, Ref } from "react";
import { Button } from "@/components/ui/button";

type CheckFrameProps = {
  ref?: Ref<HTMLDivElement>;
  name: string;
  exit: string;
  onExit: () => void;
  /** Where the answers are stored, in a few words; may be empty. */
  note: string;
  isSaved: boolean;
  children: ReactNode;
};

/** An SVG: few phones have the character in their fonts, and searching for one delays the first answer. */
const Tick = () => (
  <svg viewBox="0 0 16 16" className="mr-1 inline size-4" aria-hidden="true">
    <path d="M2.5 8.5l4 4 7-8.5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** The frame of each screen of the check: its name, the exit, and the small "saved". */
export function CheckFrame({ ref, name, exit, onExit, note, isSaved, children }: CheckFrameProps) {
  return (
    <div ref={ref} className="check-frame">
      <div className="check-bar px-4 sm:px-8">
        <p className="truncate text-sm font-bold sm:text-base">{name}</p>
        <Button
          kind="quiet"
          onClick={onExit}
          className="-mr-3 px-3! text-sm whitespace-nowrap sm:text-base"
        >
          {exit}
        </Button>
      </div>
      <div className="check-body flex flex-1 flex-col px-4 pb-3 sm:px-8">{children}</div>
      <p role="status" className="min-h-9 px-4 pb-3 text-sm text-soft sm:px-8 print:hidden">
        {isSaved && note ? <Tick /> : null}
        {note}
      </p>
    </div>
  );
}
