import { type InAppBrowser, inAppBrowserOf } from "@/lib/domain/core/in-app-browser";

/** The in-app browser that the page runs in, or null. */
export const inAppBrowserHere = (): InAppBrowser | null =>
  inAppBrowserOf(navigator.userAgent, window);

/** Downloads a file; false inside another app, where a note takes its place (DocumentEffects). */
export const downloadFile = (fileName: string, content: Blob): boolean => {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return inAppBrowserHere() === null;
};

const hand = (fileName: string, type: string, parts: BlobPart[]): boolean =>
  downloadFile(fileName, new Blob(parts, { type }));

/** Downloads a text file. Starts with a byte order mark, so that old editors read Hindi as UTF-8. */
export const downloadText = (fileName: string, text: string): boolean =>
  hand(fileName, "text/plain;charset=utf-8", ["\ufeff", text]);

/** Downloads a value as an indented JSON file; without the mark, which JSON forbids. */
export const downloadJson = (fileName: string, value: unknown): boolean =>
  hand(fileName, "application/json", [`${JSON.stringify(value, null, 2)}\n`]);
