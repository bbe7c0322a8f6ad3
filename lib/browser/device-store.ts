/**
 * Local storage that may be blocked, full or cleared (security.md R18): what cannot be written there is kept
 * for as long as the page lives, and the visitor goes on.
 */
const unwritten = new Map<string, string>();

/** The text kept under a key, or null. Never throws. */
export const kept = (key: string): string | null => {
  const text = unwritten.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text under a key; false when it lives only as long as this page. Never throws. */
export const keep = (key: string, text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    unwritten.delete(key);
    return true;
  } catch {
    unwritten.set(key, text);
    return false;
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
