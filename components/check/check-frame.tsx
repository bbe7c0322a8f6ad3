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

const NAME =
  "mr-auto min-w-0 text-sm leading-[1.3] font-bold tracking-normal wrap-anywhere sm:text-base noscript:text-2xl";

/** On a page of its own it has a border, and on a phone at least the height of the screen. */
const PAGE = "sm:rounded-[6px] sm:border sm:border-rule as-sheet:min-h-svh print:border-0";

/** The frame of each screen of the check: its name, the exit, and the small "saved". */
export function CheckFrame(props: CheckFrameProps) {
  const { ref, name, exit, leave, page, note, isSaved, onKeyDown, children } = props;
  const button = buttonClass(
    "quiet",
    "-mr-3 max-w-[65%] flex-none px-3! text-sm wrap-anywhere sm:text-base",
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the buttons inside, while they are in use
    <div
      ref={ref}
      className={`check-frame flex min-h-full flex-col bg-paper print:min-h-0 print:bg-transparent print:text-base/[1.4] ${page ? PAGE : ""}`}
      onKeyDown={onKeyDown}
    >
      <div className="sticky top-0 z-1 flex items-center gap-2 border-b-3 border-double border-red bg-paper px-4 py-1 sm:px-8 @max-[16em]:flex-wrap print:hidden phone-700:py-0 sideways:py-0">
        {page ? (
          <h1 className={`${NAME} as-sheet:sr-only`}>{page.heading}</h1>
        ) : (
          <p className={NAME}>{name}</p>
        )}
        {page?.links && (
          <span className="hidden flex-1 items-center gap-2 as-sheet:flex">{page.links}</span>
        )}
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
      <div className="check-body flex flex-1 flex-col px-4 pt-4 pb-3 sm:px-8 noscript:hidden phone-700:pt-2 phone-560:pt-1 sideways:pt-0">
        {children}
      </div>
      <p
        role="status"
        className="min-h-9 px-4 pb-3 text-sm text-soft sm:px-8 print:hidden noscript:hidden"
      >
        {isSaved && note ? <Tick /> : null}
        {note}
      </p>
    </div>
  );
}
