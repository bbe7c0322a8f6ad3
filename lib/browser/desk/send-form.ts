import { codeIn } from "@/lib/browser/core/api-call";
import { downloadFile } from "@/lib/browser/core/download";
import { fieldsOf } from "@/lib/browser/core/parse";
import type { Said } from "@/lib/domain/core/said";
import { isLinkNeeded, type LinkNeeded } from "@/lib/domain/account/operator-access";

/** A form as it is sent: where to, and its fields with those of the pressed button. */
export type SentForm = { action: string; body: URLSearchParams };

/**
 * What came of a form. "said": the server's sentence, `isDone` where everything is saved; "file": it was downloaded;
 * "closed": nothing was done, since the desk is closed for `reason`; "unsent": no answer; "tooLarge": refused by us or by
 * a proxy, without a word.
 */
export type FormReply =
  | {
      kind: "said";
      text: string;
      isTrouble: boolean;
      isDone: boolean;
      to: string | null;
      undo?: NonNullable<Said["undo"]>;
    }
  | { kind: "closed"; reason: LinkNeeded | "sign_in_needed" }
  | { kind: "file" | "unsent" | "failed" | "tooLarge" };

/** A file may take the server this long, and a deletion; in ms. */
const TIMEOUT_MS = 90_000;
const FILE_NAME = /filename="([^"]+)"/;

/** A form with the button that was pressed; older browsers' FormData does not know the button. */
export const formOf = (form: HTMLFormElement, submitter: HTMLElement | null): SentForm => {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string") body.append(name, value);
  const button = submitter instanceof HTMLButtonElement ? submitter : null;
  if (button?.name) body.append(button.name, button.value);
  const action = button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  return { action, body };
};

const replyOf = async (response: Response): Promise<FormReply> => {
  const fileName = FILE_NAME.exec(response.headers.get("content-disposition") ?? "")?.[1];
  if (response.ok && fileName) {
    const file = await response.blob();
    if (file.size === 0) return { kind: "failed" };
    downloadFile(fileName, file);
    return { kind: "file" };
  }
  if (response.status === 401) {
    const code = await codeIn(response);
    return { kind: "closed", reason: isLinkNeeded(code) ? code : "sign_in_needed" };
  }
  if (response.status === 413) return { kind: "tooLarge" };
  const { text, isTrouble, kept, to, undo } = fieldsOf(await response.json());
  if (typeof text !== "string") return { kind: "failed" };
  return {
    kind: "said",
    text,
    isTrouble: isTrouble === true,
    isDone: kept === undefined,
    to: typeof to === "string" ? to : null,
    // The server's own words for its own form.
    ...(undo !== undefined && { undo: undo as NonNullable<Said["undo"]> }),
  };
};

/** Sends a form of the desk. Never rejects. */
export const sendForm = async ({ action, body }: SentForm): Promise<FormReply> => {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await replyOf(response).catch(() => ({ kind: "failed" as const }));
  } catch {
    return { kind: "unsent" };
  }
};
