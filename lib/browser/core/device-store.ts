/**
 * Local storage that may be blocked, full or cleared at any moment (security.md R18): what this page has seen
 * there stays known for as long as the page lives, and the visitor goes on.
 */
const pageCopy = new Map<string, string>();
const unwritten = new Set<string>();

/** Changes whenever anything is forgotten, so that no other tab writes back what it has seen before that. */
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

/** The text kept under a key, or null. Never throws. */
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

/** Keeps a text under a key; false when it lives only as long as this page. Never throws. */
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

/** Forgets what is kept under these keys, in the copies of all open pages too. Never throws. */
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
    // Blocked: nothing was written there. Full: there is room for a few digits now, or the key was empty.
  }
};

/** Tells when another tab changed what is kept under a key, or forgot it; returns what ends it. */
export const onOtherTabChange = (key: string, listener: () => void): (() => void) => {
  const tell = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  addEventListener("storage", tell);
  return () => removeEventListener("storage", tell);
};

/** Whether local storage can be read at all. */
export const canRead = (): boolean => {
  try {
    localStorage.getItem("");
    return true;
  } catch {
    return false;
  }
};
