import { DUES_KEY } from "@/lib/browser/core/device-keys";
import { forget, read, write } from "@/lib/browser/core/device-store";
import { jsonOf } from "@/lib/browser/core/parse";
import { createSignal } from "@/lib/browser/core/signal";
import { indianDay } from "@/lib/domain/core/indian-day";
import { type KeptDue, keptDuesFrom } from "@/lib/domain/tools/kept-dues";

const changed = createSignal(DUES_KEY);

/** Calls back when the list or the day may have changed, here or in another tab; returns the unsubscribe function. */
export const onDuesChange = (listener: () => void): (() => void) => {
  addEventListener("focus", listener);
  const end = changed.subscribe(listener);
  return () => {
    removeEventListener("focus", listener);
    end();
  };
};

/** The day in India, such as "2026-11-21". */
export const todayHere = (): string => indianDay(Date.now());

/** The list as it is stored, "" for none. Never throws. */
export const storedDues = (): string => read(DUES_KEY) ?? "";

/** The list of a stored text. */
export const duesOf = (stored: string): KeptDue[] => keptDuesFrom(jsonOf(stored || null));

/** Keeps the list on this device; false if it lasts only as long as this page. Never throws. */
export const keepDues = (dues: readonly KeptDue[]): boolean => {
  if (dues.length === 0) forget(DUES_KEY);
  const isKept = dues.length === 0 || write(DUES_KEY, JSON.stringify(dues));
  changed.tell();
  return isKept;
};
