import { useLayoutEffect, useRef, useState } from "react";
import { useAuth, useAuthStatus } from "./auth-provider";

/** Sign-outs since the page was loaded: a React key that mounts personal content anew. */
export const useSignOuts = (): number => {
  const id = useAuthStatus().user?.id ?? null;
  const [seen, setSeen] = useState({ id, signOuts: 0 });
  if (seen.id !== id) setSeen({ id, signOuts: seen.signOuts + (seen.id === null ? 0 : 1) });
  return seen.signOuts;
};

/** Moves the focus to a part's sign-in link when a sign-out removes the focused element. */
export const useFocusAfterSignOut = () => {
  const { state } = useAuth();
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const hasSignedOut = before.current === "logged-in" && state === "logged-out";
    before.current = state;
    const element = part.current!;
    if (!hasSignedOut || !element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
    element.querySelector("a")?.focus();
  }, [state]);
  return part;
};
