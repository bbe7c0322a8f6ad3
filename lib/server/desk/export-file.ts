import { indianDay } from "@/lib/domain/core/indian-day";
import type { ExportFormat } from "@/lib/domain/desk/desk-log";

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
};

/** A file that the browser saves as `name` with the day in India and the ending of its format. */
export const exportFile = (name: string, format: ExportFormat, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      "Content-Type": TYPES[format],
      "Content-Disposition": `attachment; filename="${name}-${indianDay(Date.now())}.${format}"`,
    },
  });
