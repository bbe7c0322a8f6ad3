/**
 * Local storage that may be blocked, full or cleared at any moment (security.md R18): what this page has seen
 * there stays known for as long as the page lives, and the visitor goes on.
 */
const pageCopy = new Map<string, string>();
const unwritten = new Set<string>();

/** The text kept under a key, or null. Never throws. */
export const kept = (key: string): string | null => {
  const copy = pageCopy.get(key) ?? null;
  if (unwritten.has(key)) return copy;
  try {
    const text = localStorage.getItem(key) ?? copy;
    if (text !== null) pageCopy.set(key, text);
    return text;
  } catch {
    return copy;
  }
};

/** Keeps a text under a key; false when it lives only as long as this page. Never throws. */
export const keep = (key: string, text: string): boolean => {
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

/** Forgets what is kept under a key, here and in the page's copy. Never throws. */
export const forget = (key: string): void => {
  pageCopy.delete(key);
  unwritten.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was written there.
  }
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
