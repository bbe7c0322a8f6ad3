"use client";

import { useSyncExternalStore } from "react";

const QUERY = "(width >= 64rem)";

const subscribe = (listener: () => void) => {
  const wide = matchMedia(QUERY);
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

/** Whether the screen has room for a table. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
