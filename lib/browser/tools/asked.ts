import { readDated, writeDated } from "@/lib/browser/core/dated-store";
import { ASKED_KEY } from "@/lib/browser/core/device-keys";

/** The reminders of so many ms are one sum. */
const ASKED_MS = 7 * 24 * 60 * 60_000;

/** What the reminders of a week asked for, in paise; 0 for none. Never throws. */
export const askedPaise = (): number => Number(readDated(ASKED_KEY)?.["paise"]) || 0;

/** Adds a reminder's amount, in paise, to those of the week. Never throws. */
export const addAsked = (paise: number): void => {
  const { since } = readDated(ASKED_KEY) ?? {};
  const isSameWeek = Date.now() - Number(since) < ASKED_MS;
  writeDated(
    ASKED_KEY,
    isSameWeek ? { since, paise: askedPaise() + paise } : { since: Date.now(), paise },
  );
};
