import { type KeyboardEvent, type MouseEvent, type ToggleEvent, useId, useRef } from "react";
import { fill } from "@/lib/domain/core/fill";
import { initialsOf } from "@/lib/domain/core/initials";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { displayName, type SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AuthWords } from "@/lib/content/en/auth";
import { useSignOut } from "./use-sign-out";
import "./user-menu.css";

const ITEM =
  "flex min-h-12 w-full items-center px-4 font-semibold text-ink underline-offset-4 hover:bg-red-wash hover:underline";

const itemsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>("[role=menuitem]")];

/** The index that an arrow, Home or End moves to from `index` among `count`; null for other keys. */
const targetOf = (key: string, index: number, count: number): number | null => {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
};

const moveInMenu = (event: KeyboardEvent<HTMLElement>) => {
  const panel = event.currentTarget;
  // The focus returns to the button, and Tab continues from there.
  if (event.key === "Tab") return panel.hidePopover?.();
  const items = itemsOf(panel);
  const at = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(event.key, at, items.length);
  if (target === null) return;
  event.preventDefault();
  items[target]?.focus();
};

const focusFirst = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
  if (newState === "open") itemsOf(currentTarget)[0]?.focus();
};

const closeOnLink = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
  if (target instanceof Element && target.closest("a")) currentTarget.hidePopover?.();
};

type UserMenuProps = { lang: Lang; words: AuthWords["menu"]; user: SignedInUser };

/** Initials in a circle, which open a menu: the signed-in user, personal pages, and the sign-out. */
export function UserMenu({ lang, words, user }: UserMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { label, leave, problem } = useSignOut();

  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    panel.current?.showPopover?.();
    itemsOf(panel.current!)[0]?.focus();
  };
  const name = displayName(user);

  return (
    <>
      <button
        type="button"
        className="initials"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={fill(words.open, { name })}
        data-initials={initialsOf(user)}
        onKeyDown={openByArrow}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- of the items in it */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="user-panel"
        onToggle={focusFirst}
        onKeyDown={moveInMenu}
        onClick={closeOnLink}
      >
        <p className="border-b border-rule px-4 py-3 leading-snug">
          <strong className="block">{name}</strong>
          <span className="text-base text-soft">{user.email}</span>
        </p>
        {problem && (
          <p role="alert" className="px-4 pt-3 leading-snug font-semibold text-red">
            {words[problem]}
          </p>
        )}
        <ul role="menu" aria-label={words.label} className="py-1">
          {(
            [
              ["profile", "/account"],
              ["settings", "/account#data"],
            ] as const
          ).map(([id, path]) => (
            <li key={id} role="none">
              <a role="menuitem" tabIndex={-1} className={ITEM} href={pathIn(lang, path)}>
                {words[id]}
              </a>
            </li>
          ))}
          <li role="none" className="border-t border-rule">
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={ITEM}
              onClick={() => void leave()}
            >
              {words[label]}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
