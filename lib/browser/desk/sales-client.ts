import { call, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf } from "@/lib/browser/core/parse";
import type { Lang } from "@/lib/domain/core/languages";
import type { ExportFormat } from "@/lib/domain/desk/desk-log";
import type { Sales } from "@/lib/domain/desk/sales";
import type { FunnelFilter } from "@/lib/domain/funnel/funnel";
import { fetchFile, throughGate } from "./desk-client";

/** It may read thousands of leads; in ms. */
const SALES_TIMEOUT_MS = 30_000;

const salesFrom = (value: unknown): Sales | null => {
  const { total, ...lists } = fieldsOf(value);
  const { sources, packages, months } = lists;
  const isWhole = [sources, packages, months].every(Array.isArray);
  return isWhole && typeof fieldsOf(total)["rupees"] === "number" ? (value as Sales) : null;
};

/** What was sold in a filter's days. */
export const readSales = (filter: FunnelFilter): Promise<Reply<Sales>> =>
  throughGate(() =>
    call({
      method: "POST",
      path: "/api/desk/money",
      body: filter,
      timeoutMs: SALES_TIMEOUT_MS,
      parse: salesFrom,
    }),
  );

/** The same as a file. Never rejects. */
export const exportSales = (
  filter: FunnelFilter,
  format: ExportFormat,
  lang: Lang,
): Promise<Reply<Blob>> => fetchFile("/api/desk/money/export", { filter, format, lang });
