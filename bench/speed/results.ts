import { shown } from "@/bench/support/proof";

export type Row = Readonly<Record<string, string | number>>;

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const cell = (value: string | number | undefined) =>
  typeof value === "number" ? shown(value) : (value ?? "").replaceAll("|", "\\|");

/** A table in Markdown; its columns are those of the first row. */
export const tableOf = (rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const body = rows.map((row) => line(columns.map((column) => cell(row[column]))));
  return [line(columns), line(columns.map(() => "---")), ...body].join("\n");
};

/** The document with this text as the section of that title: replaced, or added at the end. */
export const withSection = (document: string, title: string, text: string): string => {
  const section = `## ${title}\n\n${text}\n`;
  const [head = "", ...sections] = document.split(/^(?=## )/m);
  const at = sections.findIndex((one) => one.startsWith(`## ${title}\n`));
  const changed = at < 0 ? [...sections, section] : sections.with(at, section);
  return [head, ...changed].map((part) => part.trim()).join("\n\n") + "\n";
};
