import { useLayoutEffect, useRef } from "react";
import { useAuth } from "@/components/auth/auth-provider";

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
