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

/** Changes when the device goes to its next owner. */
const OWNER_KEY = "bizgrow-owner";
const ownerNow = () => attempt(() => localStorage.getItem(OWNER_KEY), null);
const owner = ownerNow();
const isNextOwners = () => ![null, owner].includes(ownerNow());

/** What this tab's history holds of the owner before: a browser fills in again what was typed there. */
export const LEFT_KEY = "bizgrow-left";

/** Deletes what the tab stores, and keeps which of its pages are to show question 1 (head-scripts.ts). */
const leaveTab = () =>
  attempt(() => {
    sessionStorage.clear();
    const entries = self.navigation?.entries() ?? [];
    sessionStorage.setItem(LEFT_KEY, JSON.stringify(entries.map(({ id }) => id)));
  }, undefined);

/** From here on no page that is open now writes to this device. Never throws. */
export const beginOwner = (): void =>
  attempt(() => {
    leaveTab();
    localStorage.setItem(OWNER_KEY, String(Math.random()));
    dispatchEvent(new Event(OWNER_KEY));
  }, undefined);

/** Calls back when the device is another owner's than when this page was loaded; returns the unsubscribe function. */
export const onNextOwner = (listener: () => void): (() => void) => {
  const look = () => {
    if (!isNextOwners()) return;
    leaveTab();
    listener();
  };
  const events = ["storage", "pageshow", "focus", OWNER_KEY];
  for (const event of events) addEventListener(event, look);
  look();
  return () => {
    for (const event of events) removeEventListener(event, look);
  };
};

/** Stores a text under a key; false when it lasts only as long as this page. Never throws. */
export const write = (key: string, text: string): boolean => {
  if (isNextOwners()) return false;
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
