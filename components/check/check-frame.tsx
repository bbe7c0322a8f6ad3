import "./check.css";
import type { KeyboardEventHandler, ReactNode, Ref } from "react";
import { buttonClass } from "@/components/ui/button";

/** How the check is left: a page is left by a link, which works before any script; a dialog is closed. */
export type Exit = { href: string } | { onExit: () => void };

type CheckFrameProps = {
  ref?: Ref<HTMLDivElement>;
  name: string;
  exit: string;
  leave: Exit;
  /** On the check's page: its heading is the sheet's name, and its bar takes the place of the header on a phone. */
  page?: { heading: string; links?: ReactNode } | undefined;
  /** Where the answers are stored, in a few words; may be empty. */
  note: string;
  isSaved: boolean;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
};

/** An SVG: few phones have the character in their fonts, and searching for one delays the first answer. */
const Tick = () => (
  <svg viewBox="0 0 16 16" className="mr-1 inline-block size-4" aria-hidden="true">
    <path d="M2.5 8.5l4 4 7-8.5" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** The frame of each screen of the check: its name, the exit, and the small "saved". */
export function CheckFrame(props: CheckFrameProps) {
  const { ref, name, exit, leave, page, note, isSaved, onKeyDown, children } = props;
  const button = buttonClass("quiet", "-mr-3 px-3! text-sm sm:text-base");
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the buttons inside, while they are in use
    <div ref={ref} className="check-frame" onKeyDown={onKeyDown}>
      <div className="check-bar px-4 sm:px-8">
        {page ? (
          <h1 className="check-name">{page.heading}</h1>
        ) : (
          <p className="check-name">{name}</p>
        )}
        {page?.links}
        {"href" in leave ? (
          <a className={button} href={leave.href} target="_self">
            {exit}
          </a>
        ) : (
          <button type="button" className={button} onClick={leave.onExit}>
            {exit}
          </button>
        )}
      </div>
      <div className="check-body flex flex-1 flex-col px-4 sm:px-8 noscript:hidden">{children}</div>
      <p role="status" className="check-note px-4 sm:px-8">
        {isSaved && note ? <Tick /> : null}
        {note}
      </p>
    </div>
  );
}
