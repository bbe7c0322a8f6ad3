import { attempt } from "@/lib/browser/core/attempt";
import { downloadFile } from "@/lib/browser/core/download";

/** Whether the browser hands this file to other apps. Never throws. */
export const canSend = (file: File): boolean =>
  attempt(() => navigator.canShare?.({ files: [file] }), false) === true;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "");

/** Closed by the visitor, or open already. */
const isNoError = (error: unknown): boolean =>
  ["AbortError", "InvalidStateError"].includes(nameOf(error));

/** Hands a file to another app, within the tap; where refused it is downloaded. Never rejects. */
export const sendFile = async (file: File): Promise<void> => {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!isNoError(error)) downloadFile(file.name, file);
  }
};
