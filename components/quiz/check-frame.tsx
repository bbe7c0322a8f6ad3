import "./quiz.css";
import type { ReactNode, Ref } from "react";
import { Button } from "@/components/ui/button";

type CheckFrameProps = {
  ref?: Ref<HTMLDivElement>;
  name: string;
  exit: string;
  onExit: () => void;
  /** How the answers are kept, in a few words; empty for none. */
  note: string;
  isSaved: boolean;
  children: ReactNode;
};

/** The sheet around each screen of the check: its name, the way out, and the small "saved". */
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
      <div className="flex flex-1 flex-col px-4 pt-4 pb-3 sm:px-8">{children}</div>
      <p role="status" className="min-h-9 px-4 pb-3 text-sm text-soft sm:px-8 print:hidden">
        {isSaved && note ? <span aria-hidden="true">✓ </span> : null}
        {note}
      </p>
    </div>
  );
}
