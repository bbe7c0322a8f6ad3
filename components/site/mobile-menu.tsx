"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { ChromeWords } from "@/lib/content/en/chrome";
import type { PageLink } from "@/lib/content/facts/navigation";
import { buttonClass } from "@/components/ui/button";
import { NavLink } from "./links";

/** An open popover; browsers that do not know the selector forgive it inside of `:is()` only. */
const OPEN_POPOVER = ":is(:popover-open)";

const BUTTON = "menu-button -mr-2 size-11 flex-none cursor-pointer items-center justify-center";

/** Keeps Tab within the menu: from the last item to the first, and back. */
const keepFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "Tab") return;
  const sheet = event.currentTarget;
  const stops = [...sheet.querySelectorAll<HTMLElement>("a, button")].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const edges = event.shiftKey ? [sheet, stops[0]] : [stops.at(-1)];
  if (!edges.some((edge) => edge === document.activeElement)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};

/** Closes a popover when one of its links is pressed. */
export const closeOnLink = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest("a")) currentTarget.hidePopover?.();
};

type MobileMenuProps = {
  lang: Lang;
  words: Pick<ChromeWords, "check" | "menu" | "navigation">;
  links: readonly PageLink[];
  children: ReactNode;
};

/**
 * The navigation of narrow screens. A native popover: it opens from the first paint, without our code. The start script
 * locks it after a toggle (tools/press/start.js); the code adds the focus, and closes it for a link, so that it is not
 * open on the way back.
 */
export function MobileMenu({
  lang,
  words: { check, menu, navigation },
  links,
  children,
}: MobileMenuProps) {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);

  // A menu opened before this code was loaded has not got the focus.
  useEffect(() => {
    const isOpen = sheet.current?.matches(OPEN_POPOVER);
    if (isOpen && !sheet.current?.contains(document.activeElement)) closer.current?.focus();
    // Without popovers it is part of the page, and is no dialog.
    if (!sheet.current?.showPopover)
      for (const name of ["role", "aria-modal"]) sheet.current?.removeAttribute(name);
  }, []);

  const moveFocus = ({ newState }: ToggleEvent) => {
    if (newState === "open") closer.current?.focus();
    else if (document.activeElement === document.body) opener.current?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={BUTTON}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={menu.open}
      >
        <svg viewBox="0 0 24 24" className="size-7" aria-hidden="true" stroke="currentColor">
          <path d="M3 6h18M3 12h18M3 18h18" strokeWidth="2.25" strokeLinecap="round" />
        </svg>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the links and buttons in it */}
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="menu-sheet"
        role="dialog"
        aria-modal="true"
        aria-label={menu.title}
        tabIndex={-1}
        onToggle={moveFocus}
        onKeyDown={keepFocus}
        onClick={closeOnLink}
      >
        <button
          ref={closer}
          type="button"
          className={`${BUTTON} self-end`}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={menu.close}
        >
          <svg viewBox="0 0 24 24" className="size-7" aria-hidden="true" stroke="currentColor">
            <path d="M5 5l14 14M19 5 5 19" strokeWidth="2.25" strokeLinecap="round" />
          </svg>
        </button>
        <nav aria-label={navigation}>
          <ul className="entries">
            {links.map(({ path, name }) => (
              <li key={path} className="p-0!">
                <NavLink
                  lang={lang}
                  path={path}
                  className="flex min-h-14 items-center text-[1.25rem] font-bold"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <NavLink
            lang={lang}
            path="/health-check"
            className={buttonClass("primary", "mt-6 w-full")}
          >
            {check}
          </NavLink>
        </nav>
        {children}
      </div>
    </>
  );
}
