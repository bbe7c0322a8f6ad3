import { localDay } from "@/lib/domain/core/indian-day";
import { exportRecord } from "@/lib/browser/check/account-client";
import { downloadJson } from "@/lib/browser/core/download";
import { jsonOf } from "@/lib/browser/core/parse";
import { isKnownVisitor, VISITOR_ID_KEY, visitorId } from "@/lib/browser/check/visitor-id";

/** Storage keys without personal data: language, theme, an id without a record, a dismissed dialog. */
const IMPERSONAL = [
  "bizgrow-lang",
  "ui-theme",
  "bizgrow-forgotten",
  "bizgrow-welcome-dismissed",
  VISITOR_ID_KEY,
];

/** Blocked storage is empty. */
const textsIn = (store: () => Storage): [key: string, text: string][] => {
  try {
    return Object.entries<string>({ ...store() });
  } catch {
    return [];
  }
};

const valuesIn = (store: () => Storage) =>
  Object.fromEntries(textsIn(store).map(([key, text]) => [key, jsonOf(text) ?? text]));

/** Whether this device stores anything about the visitor. Never throws. */
export const hasDeviceData = (): boolean =>
  [...textsIn(() => localStorage), ...textsIn(() => sessionStorage)].some(
    ([key]) => !IMPERSONAL.includes(key),
  );

/** The file's name, with the visitor's local date. */
const fileName = (date: Date): string => `bizgrow-my-data-${localDay(date)}.json`;

/**
 * Downloads everything that the server and this device store about the visitor as one JSON file,
 * and returns its name, empty where this browser saves no file; null when the server cannot be
 * reached, because half a copy would look complete.
 */
export const downloadMyData = async (now: Date): Promise<string | null> => {
  const reply = isKnownVisitor() ? await exportRecord(visitorId()) : null;
  if (reply?.kind === "later") return null;
  const name = fileName(now);
  const isTaken = downloadJson(name, {
    exportedAt: now.toISOString(),
    server: reply?.kind === "done" ? reply.value : null,
    device: {
      localStorage: valuesIn(() => localStorage),
      sessionStorage: valuesIn(() => sessionStorage),
    },
  });
  return isTaken ? name : "";
};
