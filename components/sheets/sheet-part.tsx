import type { Cell, SheetPart as PartFacts } from "@/lib/content/blog/sheet-facts";
import type { SheetPartWords } from "@/lib/content/en/sheets";
import { fill } from "@/lib/domain/core/fill";
import "./sheet.css";

type SheetPartProps = { facts: PartFacts; words: SheetPartWords; cell: string };

const FIELD = {
  text: { type: "text", autoComplete: "off" },
  number: { type: "text", inputMode: "decimal", autoComplete: "off" },
  tick: { type: "checkbox" },
} as const;

/** Many lines are closer on paper, so that all fit on one page; few leave more space to write. */
const spacingOf = (lines: number) => (lines > 24 ? "close" : lines > 16 ? "" : "roomy");

/** A table of a sheet with an empty field in each cell: to type in, or to write on after printing. */
export function SheetPart({ facts, words, cell }: SheetPartProps) {
  const lines = words.lines ?? Array.from({ length: facts.emptyRows }, () => "");
  const cellOf = (kind: Cell, column: number, line: string, row: number) => {
    const title = words.columns[column]!;
    if (kind === "line")
      return (
        <th key={title} scope="row">
          {line}
        </th>
      );
    const name = fill(cell, { column: title, row: line || String(row + 1) });
    return (
      <td key={title} data-column={title} className={kind}>
        <input {...FIELD[kind]} aria-label={name} />
      </td>
    );
  };
  return (
    <>
      {words.title && <h2 className="mt-6 text-xl">{words.title}</h2>}
      <table
        className={`form-sheet ${facts.columns.length > 3 ? "wide" : ""} ${spacingOf(lines.length)}`}
      >
        <thead>
          <tr>
            {words.columns.map((title, at) => (
              <th key={title} scope="col" className={facts.columns[at]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={row}>
              {facts.columns.map((kind, column) => cellOf(kind, column, line, row))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
