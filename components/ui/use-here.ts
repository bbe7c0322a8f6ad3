import { useSyncExternalStore } from "react";

const never = () => () => {};

/** A value that only the browser knows; `before` on the server and while the page hydrates. */
export const useHere = <T>(read: () => T, before: T): T =>
  useSyncExternalStore(never, read, () => before);
