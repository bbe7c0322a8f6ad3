import { useLayoutEffect, useRef } from "react";
import { useAuth } from "@/components/auth/auth-provider";

/** A part of the page whose focus, when the sign-out takes away what had it, goes on to the part's way in. */
export const useFocusAfterSignOut = () => {
  const { state } = useAuth();
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const hasSignedOut = before.current === "logged-in" && state === "logged-out";
    before.current = state;
    const element = part.current!;
    if (!hasSignedOut || !element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("[popover]")?.hidePopover();
    element.querySelector("a")?.focus();
  }, [state]);
  return part;
};
