import type { DeskFilter } from "@/lib/domain/desk-filter";
import type { DeskLead } from "@/lib/domain/desk-file";
import type { DeskNotice } from "@/lib/domain/desk-notice";
import type { DeskRow } from "@/lib/domain/desk-lead";
import type { Funnel, FunnelFilter } from "@/lib/domain/funnel";
import type { DeskLogEntry, ExportFormat } from "@/lib/domain/desk-log";
import type { Lang } from "@/lib/domain/languages";
import { call, type Reply } from "./api-call";
import { fieldsOf, jsonOf } from "./parse";

/** A search that looks at thousands of leads takes its time. */
const SEARCH_TIMEOUT_MS = 30_000;
const SAVE_TIMEOUT_MS = 15_000;

/** Where a list goes on: with what arrived before `at`, epoch ms. */
export type Cursor = { at: number; id: string };
export type FoundLeads = { rows: DeskRow[]; next: Cursor | null };
export type FoundLines = { entries: DeskLogEntry[]; next: Cursor | null };
export type Erased = { references: string[] };

/** What became of an entry: kept, or not, with the lead as somebody else left it. */
export type WorkReply =
  { kind: "saved" | "changed"; file: DeskLead } | { kind: "full" | "missing" | "later" };

const withList = <T>(key: keyof T & string) => {
  return (value: unknown): T | null => (Array.isArray(fieldsOf(value)[key]) ? (value as T) : null);
};

const fileFrom = (value: unknown): DeskLead | null => {
  const { row, lead } = fieldsOf(value);
  return typeof fieldsOf(row)["id"] === "string" && typeof fieldsOf(lead)["kind"] === "string"
    ? (value as DeskLead)
    : null;
};

const pathOf = (id: string) => `/api/desk/leads/${id}`;

/** Leads that fit a filter, newest first; fewer than a page when the server has looked far enough for one call. */
export const searchLeads = (
  filter: DeskFilter,
  before: Cursor | null,
): Promise<Reply<FoundLeads>> =>
  call({
    method: "POST",
    path: "/api/desk/search",
    body: { filter, before },
    timeoutMs: SEARCH_TIMEOUT_MS,
    parse: withList<FoundLeads>("rows"),
  });

/** Everything known about a lead. */
export const readLead = (id: string): Promise<Reply<DeskLead>> =>
  call({ method: "GET", path: pathOf(id), parse: fileFrom });

/** Adds an entry to a lead of which `version` entries were seen. Never rejects. */
export const saveWork = async (
  id: string,
  entry: { version: number; status: string; text: string },
): Promise<WorkReply> => {
  try {
    const response = await fetch(pathOf(id), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    });
    const body = jsonOf(await response.text());
    const file = fileFrom(response.status === 409 ? fieldsOf(body)["now"] : body);
    if (file && (response.ok || response.status === 409))
      return { kind: response.ok ? "saved" : "changed", file };
    if (response.status === 422) return { kind: "full" };
    return { kind: response.status === 404 ? "missing" : "later" };
  } catch {
    return { kind: "later" };
  }
};

/** The leads that fit a filter as a file; null when it did not arrive whole. Never rejects. */
export const exportLeads = async (
  filter: DeskFilter,
  format: ExportFormat,
  lang: Lang,
): Promise<Blob | null> => {
  try {
    const response = await fetch("/api/desk/export", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ filter, format, lang }),
    });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
};

/** Deletes leads, and everything that is kept about who sent them. */
export const eraseLeads = (ids: readonly string[]): Promise<Reply<Erased>> =>
  call({
    method: "POST",
    path: "/api/desk/erasures",
    body: { ids },
    timeoutMs: SEARCH_TIMEOUT_MS,
    parse: withList<Erased>("references"),
  });

/** Who did what at the desk, newest first. */
export const readLog = (before: Cursor | null): Promise<Reply<FoundLines>> =>
  call({
    method: "POST",
    path: "/api/desk/log",
    body: { before },
    parse: withList<FoundLines>("entries"),
  });

/** What every operator should know now. */
export const readNotices = (): Promise<Reply<{ notices: DeskNotice[] }>> =>
  call({
    method: "GET",
    path: "/api/desk/notices",
    parse: withList<{ notices: DeskNotice[] }>("notices"),
  });

/** How far visits of the check got. */
export const readFunnel = (filter: FunnelFilter): Promise<Reply<Funnel>> =>
  call({
    method: "POST",
    path: "/api/desk/funnel",
    body: filter,
    timeoutMs: SEARCH_TIMEOUT_MS,
    parse: withList<Funnel>("days"),
  });
