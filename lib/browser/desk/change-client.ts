import type { LeadChange, ManyChange, SeenLead, TypedLead } from "@/lib/domain/desk/lead-change";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { ContactWay } from "@/lib/domain/leads/lead-notes";
import { LEAD_CHANNELS } from "@/lib/domain/leads/lead";
import { call, codeIn, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { changeThroughGate, detailFrom } from "./desk-client";
import { explained } from "./today-client";

const SAVE_TIMEOUT_MS = 15_000;
/** Up to a hundred leads are changed by one call; in ms. */
const MANY_TIMEOUT_MS = 60_000;

/**
 * The result of a change: saved; changed by another operator first, with the lead's current state; refused (a field is
 * wrong); full (no room for another note); missing (the lead is gone, or its `code` says why it cannot be seen); or to
 * be tried later.
 */
export type ChangeReply =
  | { kind: "saved" | "changed"; detail: LeadDetail }
  | { kind: "missing"; code?: string }
  | { kind: "refused" | "full" | "later" };

/** How a lead comes that is typed in. */
export const TYPED_CHANNELS = LEAD_CHANNELS.filter((channel) => channel !== "site");

const pathOf = (id: string) => `/api/desk/leads/${id}`;

const changeReply = async (response: Response): Promise<ChangeReply> => {
  const { status, ok } = response;
  if (ok || status === 409) {
    const body = jsonOf(await response.text());
    const detail = detailFrom(ok ? body : fieldsOf(body)["now"]);
    return detail ? { kind: ok ? "saved" : "changed", detail } : { kind: "later" };
  }
  const code = await codeIn(response);
  if (status === 404) return { kind: "missing", ...(code === "withdrawn" && { code }) };
  if (status === 401 && code !== null) return { kind: "missing", code };
  if (status === 422) return { kind: code === "full" ? "full" : "refused" };
  return { kind: "later" };
};

/** Changes a lead; `version` is the number of notes that the operator saw. Never rejects. */
export const changeLead = (id: string, version: number, change: LeadChange): Promise<ChangeReply> =>
  changeThroughGate<ChangeReply>(async () => {
    try {
      const response = await fetch(pathOf(id), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ version, change }),
        signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
      });
      return await explained(await changeReply(response));
    } catch {
      return { kind: "later" };
    }
  });

/** Notes that WhatsApp, the mail program or the dialler was opened for a lead. */
export const openedLead = (
  id: string,
  way: ContactWay,
  template: string | null,
): Promise<Reply<LeadDetail>> =>
  changeThroughGate(() =>
    call({
      method: "POST",
      path: `${pathOf(id)}/opened`,
      body: { way, template },
      parse: detailFrom,
    }),
  );

const added = (value: unknown): { id: string; reference: string } | null => {
  const { id, reference } = fieldsOf(value);
  return typeof id === "string" && typeof reference === "string" ? { id, reference } : null;
};

/** Adds a lead by hand; "refused": a field is wrong. */
export const addLead = (lead: TypedLead): Promise<Reply<{ id: string; reference: string }>> =>
  changeThroughGate(() =>
    call({ method: "POST", path: "/api/desk/leads", body: lead, parse: added }),
  );

const doneIn = (value: unknown): { done: string[]; failed: string[] } | null => {
  const { done, failed } = fieldsOf(value);
  return Array.isArray(done) && Array.isArray(failed)
    ? { done: done.map(String), failed: failed.map(String) }
    : null;
};

/**
 * Makes a change to at most 100 leads that are still as the operator saw them; resolves to the ids of those that have it
 * now, and of the others.
 */
export const changeMany = (
  seen: readonly SeenLead[],
  change: ManyChange,
): Promise<Reply<{ done: string[]; failed: string[] }>> =>
  changeThroughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/leads/many",
      body: { leads: seen.map(({ id, version }) => ({ id, version })), change },
      timeoutMs: MANY_TIMEOUT_MS,
      parse: doneIn,
    }),
  );
