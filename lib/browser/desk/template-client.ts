import type { DeskTemplate, DeskTemplates } from "@/lib/domain/desk/templates";
import { LANGS } from "@/lib/domain/core/languages";
import { call, codeIn, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { throughGate } from "./desk-client";

const SAVE_TIMEOUT_MS = 15_000;
const PATH = "/api/desk/templates";

/**
 * The result of saving the templates: saved, or changed by another operator first, with the current ones; or why not.
 * "refused": a text is not as it must be.
 */
export type TemplatesReply =
  | { kind: "saved" | "changed"; now: DeskTemplates }
  | { kind: "missing"; code?: string }
  | { kind: "refused" | "later" };

const isTemplate = (value: unknown): value is DeskTemplate => {
  const { id, topic, packageId, status, texts } = fieldsOf(value);
  const said = fieldsOf(texts);
  return [id, topic, packageId, status, ...LANGS.map((lang) => said[lang])].every(
    (one) => typeof one === "string",
  );
};

const templatesFrom = (value: unknown): DeskTemplates | null => {
  const { version, templates } = fieldsOf(value);
  return typeof version === "number" && Array.isArray(templates) && templates.every(isTemplate)
    ? { version, templates }
    : null;
};

/** All templates, with their version. */
export const readTemplates = (): Promise<Reply<DeskTemplates>> =>
  throughGate(() => call({ method: "GET", path: PATH, parse: templatesFrom }));

const replyOf = async (response: Response): Promise<TemplatesReply> => {
  const { status, ok } = response;
  if (ok || status === 409) {
    const body = jsonOf(await response.text());
    const now = templatesFrom(ok ? body : fieldsOf(body)["now"]);
    return now ? { kind: ok ? "saved" : "changed", now } : { kind: "later" };
  }
  if (status === 404) return { kind: "missing" };
  const code = status === 401 ? await codeIn(response) : null;
  if (code !== null) return { kind: "missing", code };
  return { kind: status === 422 ? "refused" : "later" };
};

/** Replaces all templates; `version` is the one that the operator saw. Never rejects. */
export const saveTemplates = (sent: DeskTemplates): Promise<TemplatesReply> =>
  throughGate<TemplatesReply>(async () => {
    try {
      // Not `call`: a body of this size may not outlive the page.
      const response = await fetch(PATH, {
        method: "PUT",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(sent),
        signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
      });
      return await replyOf(response);
    } catch {
      return { kind: "later" };
    }
  });
