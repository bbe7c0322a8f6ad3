import { attempt } from "./attempt";

/** Of what was read and written: storage may be blocked or full (docs/product/data.md#r18). */
const pageCopy = new Map<string, string>();
const unwritten = new Set<string>();

/** Changes at each deletion, so that no other tab writes back its copy. */
const FORGOTTEN_KEY = "bizgrow-forgotten";
let seenMark: string | null | undefined;

/** Throws where storage is blocked. */
const dropForgotten = () => {
  const mark = localStorage.getItem(FORGOTTEN_KEY);
  if (mark === seenMark || (mark === null && seenMark !== undefined)) return;
  if (seenMark !== undefined) {
    pageCopy.clear();
    unwritten.clear();
  }
  seenMark = mark;
};

/** The text stored under a key, or null. Never throws. */
export const read = (key: string): string | null => {
  try {
    dropForgotten();
    const copy = pageCopy.get(key) ?? null;
    if (unwritten.has(key)) return copy;
    const text = localStorage.getItem(key) ?? copy;
    if (text !== null) pageCopy.set(key, text);
    return text;
  } catch {
    return pageCopy.get(key) ?? null;
  }
};

/** Stores a text under a key; false when it lasts only as long as this page. Never throws. */
export const write = (key: string, text: string): boolean => {
  pageCopy.set(key, text);
  try {
    localStorage.setItem(key, text);
    unwritten.delete(key);
    return true;
  } catch {
    unwritten.add(key);
    return false;
  }
};

/** Deletes these keys, also from the copies of all open pages. Never throws. */
export const forget = (...keys: readonly string[]): void => {
  for (const key of keys) {
    pageCopy.delete(key);
    unwritten.delete(key);
  }
  try {
    for (const key of keys) localStorage.removeItem(key);
    seenMark = String(Math.random());
    localStorage.setItem(FORGOTTEN_KEY, seenMark);
  } catch {
    // Blocked: nothing was written there. Full: there is space for a few digits now, or the key was empty.
  }
};

/** Calls back when another tab changed or deleted a key; returns the unsubscribe function. */
export const onOtherTabChange = (key: string, listener: () => void): (() => void) => {
  const tell = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  addEventListener("storage", tell);
  return () => removeEventListener("storage", tell);
};

/** Whether local storage can be read at all. */
export const canRead = (): boolean =>
  attempt(() => {
    localStorage.getItem("");
    return true;
  }, false);
