import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import type { DeskNotice } from "@/lib/domain/health/desk-notice";
import type { ListOrder } from "@/lib/domain/desk/list-order";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel/funnel";
import type { DeskLogEntry, ExportFormat } from "@/lib/domain/desk/desk-log";
import type { Lang } from "@/lib/domain/core/languages";
import { isSignInAgain, type SignInAgain } from "@/lib/domain/account/operator-access";
import { call, codeIn, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import { asOwnChange } from "./own-changes";

/** A search may read thousands of leads; in ms. */
const SEARCH_TIMEOUT_MS = 30_000;
/** The server deletes for up to 20 s, after counting; in ms. */
const DELETE_TIMEOUT_MS = 90_000;

/** The start of a list's next page: entries before `at`, epoch ms. */
export type Cursor = { at: number; id: string };
export type FoundLeads = {
  rows: LeadRow[];
  next: Cursor | null;
  /** The number of rows on all pages; null where it is not known. */
  total: number | null;
};
export type FoundLines = { entries: DeskLogEntry[]; next: Cursor | null };
export type Erased = { references: string[] };

/** Asks the operator to sign in again; resolves to whether they did. */
type SignInGate = (reason: SignInAgain) => Promise<boolean>;
let gate: SignInGate = async () => false;

/** Sets the function that asks the operator to sign in again when a call needs it. */
export const setSignInGate = (next: SignInGate): void => {
  gate = next;
};

/** Makes a call, and repeats it after each new sign-in that its refusal asked for. */
export const throughGate = async <R extends { kind: string; code?: string }>(
  make: () => Promise<R>,
): Promise<R> => {
  for (;;) {
    const reply = await make();
    if (!isSignInAgain(reply.code) || !(await gate(reply.code))) return reply;
  }
};

/** The same for a call that changes leads. */
export const changeThroughGate = <R extends { kind: string; code?: string }>(
  make: () => Promise<R>,
): Promise<R> => throughGate(() => asOwnChange(make));

const withList = <T>(key: keyof T & string) => {
  return (value: unknown): T | null => (Array.isArray(fieldsOf(value)[key]) ? (value as T) : null);
};

/** The data about a lead in a reply; null for a reply that is not ours. */
export const detailFrom = (value: unknown): LeadDetail | null => {
  const { row, lead } = fieldsOf(value);
  return typeof fieldsOf(row)["id"] === "string" && typeof fieldsOf(lead)["kind"] === "string"
    ? (value as LeadDetail)
    : null;
};

const pathOf = (id: string) => `/api/desk/leads/${id}`;

/** People who fit a filter, in an order; fewer than a page when the server reached its limit for one call. */
export const searchLeads = (
  filter: DeskFilter,
  before: Cursor | null,
  order: ListOrder = "newest",
): Promise<Reply<FoundLeads>> =>
  throughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/search",
      body: { filter, before, ...(order !== "newest" && { order }) },
      timeoutMs: SEARCH_TIMEOUT_MS,
      parse: withList<FoundLeads>("rows"),
    }),
  );

/** Everything known about a lead. */
export const readLead = (id: string): Promise<Reply<LeadDetail>> =>
  throughGate(() => call({ method: "GET", path: pathOf(id), parse: detailFrom }));

/** Asks for a file; "later" when it arrived incomplete. Never rejects. */
export const fetchFile = (path: string, body: object): Promise<Reply<Blob>> =>
  throughGate<Reply<Blob>>(async () => {
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (response.ok) return { kind: "done", value: await response.blob() };
      const code = response.status === 401 ? await codeIn(response) : null;
      if (code !== null) return { kind: "missing", code };
    } catch {
      // no network, or it broke during the download
    }
    return { kind: "later", afterMs: null };
  });

/** The leads that fit a filter as a file. Never rejects. */
export const exportLeads = (
  filter: DeskFilter,
  format: ExportFormat,
  lang: Lang,
): Promise<Reply<Blob>> => fetchFile("/api/desk/export", { filter, format, lang });

/** Deletes leads, and everything stored about their senders. */
export const eraseLeads = (ids: readonly string[]): Promise<Reply<Erased>> =>
  changeThroughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/erasures",
      body: { ids },
      timeoutMs: SEARCH_TIMEOUT_MS,
      parse: withList<Erased>("references"),
    }),
  );

const counted = (value: unknown): { count: number; to: number } | null => {
  const { count, to } = fieldsOf(value);
  return typeof count === "number" && typeof to === "number" ? { count, to } : null;
};

const deleted = (value: unknown): { deleted: number; left: number } | null => {
  const { deleted: gone, left } = fieldsOf(value);
  return typeof gone === "number" && typeof left === "number" ? { deleted: gone, left } : null;
};

/** The number of leads that fit a filter and arrived before `to`, epoch ms. */
export const countLeads = (filter: DeskFilter): Promise<Reply<{ count: number; to: number }>> =>
  throughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/deletions/count",
      body: { filter },
      timeoutMs: DELETE_TIMEOUT_MS,
      parse: counted,
    }),
  );

/** Deletes the leads that fit a filter, if there are `count` of them; "conflict" for another number. */
export const deleteLeads = (
  filter: DeskFilter & { to: number },
  count: number,
): Promise<Reply<{ deleted: number; left: number }>> =>
  changeThroughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/deletions",
      body: { filter, count },
      timeoutMs: DELETE_TIMEOUT_MS,
      parse: deleted,
    }),
  );

/** The operators' actions at the desk, newest first. */
export const readLog = (before: Cursor | null): Promise<Reply<FoundLines>> =>
  throughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/log",
      body: { before },
      parse: withList<FoundLines>("entries"),
    }),
  );

/** The notices for every operator. */
export const readNotices = (): Promise<Reply<{ notices: DeskNotice[] }>> =>
  call({
    method: "GET",
    path: "/api/desk/notices",
    parse: withList<{ notices: DeskNotice[] }>("notices"),
  });

/** How far visits of the check got. */
export const readFunnel = (filter: FunnelFilter): Promise<Reply<Funnel>> =>
  throughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/funnel",
      body: filter,
      timeoutMs: SEARCH_TIMEOUT_MS,
      parse: withList<Funnel>("days"),
    }),
  );
