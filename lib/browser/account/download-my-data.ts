import { fill } from "@/lib/domain/core/fill";
import { localDay } from "@/lib/domain/core/indian-day";
import { exportRecord } from "@/lib/browser/check/visitor-client";
import { attempt } from "@/lib/browser/core/attempt";
import { LEFT_KEY } from "@/lib/browser/core/device-store";
import { downloadJson } from "@/lib/browser/core/download";
import { jsonOf } from "@/lib/browser/core/parse";
import { isKnownVisitor, VISITOR_ID_KEY, visitorId } from "@/lib/browser/check/visitor-id";

/** Storage keys without personal data: language, theme, an id without a record, a dismissed dialog, marks of a deletion. */
const IMPERSONAL = [
  "bizgrow-lang",
  "ui-theme",
  "bizgrow-forgotten",
  "bizgrow-owner",
  LEFT_KEY,
  "bizgrow-welcome-dismissed",
  VISITOR_ID_KEY,
];

/** Blocked storage is empty. */
const textsIn = (store: () => Storage): [key: string, text: string][] =>
  attempt(() => Object.entries<string>({ ...store() }), []);

const valuesIn = (store: () => Storage) =>
  Object.fromEntries(textsIn(store).map(([key, text]) => [key, jsonOf(text) ?? text]));

/** Whether this device stores anything about the visitor. Never throws. */
export const hasDeviceData = (): boolean =>
  [...textsIn(() => localStorage), ...textsIn(() => sessionStorage)].some(
    ([key]) => !IMPERSONAL.includes(key),
  );

/** Downloads all stored data into a file with the visitor's local `{date}` in its name; that name, "" where no file is saved, null without the server. */
export const downloadMyData = async (file: string, now: Date): Promise<string | null> => {
  const reply = isKnownVisitor() ? await exportRecord(visitorId()) : null;
  if (reply?.kind === "later") return null;
  const name = `${fill(file, { date: localDay(now) })}.json`;
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
