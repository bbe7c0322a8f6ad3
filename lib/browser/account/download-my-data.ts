import { localDay } from "@/lib/domain/check/report";
import { exportRecord } from "@/lib/browser/check/account-client";
import { downloadJson } from "@/lib/browser/core/download";
import { jsonOf } from "@/lib/browser/core/parse";
import { isKnownVisitor, VISITOR_ID_KEY, visitorId } from "@/lib/browser/check/visitor-id";

/** Tells nothing about a person: a language, a theme, a number without a record, what a tab has seen. */
const IMPERSONAL = [
  "bizgrow-lang",
  "ui-theme",
  "bizgrow-forgotten",
  "bizgrow-welcome-dismissed",
  VISITOR_ID_KEY,
];

/** Blocked storage keeps nothing. */
const textsIn = (store: () => Storage): [key: string, text: string][] => {
  try {
    return Object.entries<string>({ ...store() });
  } catch {
    return [];
  }
};

const valuesIn = (store: () => Storage) =>
  Object.fromEntries(textsIn(store).map(([key, text]) => [key, jsonOf(text) ?? text]));

/** Whether this device keeps anything about the visitor. Never throws. */
export const hasDeviceData = (): boolean =>
  [...textsIn(() => localStorage), ...textsIn(() => sessionStorage)].some(
    ([key]) => !IMPERSONAL.includes(key),
  );

/** The copy's file name: named with the visitor's local date. */
const fileName = (date: Date): string => `bizgrow-my-data-${localDay(date)}.json`;

/**
 * Hands over everything that the server and this device keep about the visitor as one JSON file, and returns its
 * name; null when the server could not be asked, as half a copy would pass for a whole one.
 */
export const downloadMyData = async (now: Date): Promise<string | null> => {
  const reply = isKnownVisitor() ? await exportRecord(visitorId()) : null;
  if (reply?.kind === "later") return null;
  const name = fileName(now);
  downloadJson(name, {
    exportedAt: now.toISOString(),
    server: reply?.kind === "done" ? reply.value : null,
    device: {
      localStorage: valuesIn(() => localStorage),
      sessionStorage: valuesIn(() => sessionStorage),
    },
  });
  return name;
};
