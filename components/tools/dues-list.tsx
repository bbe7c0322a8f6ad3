import { fill } from "@/lib/domain/core/fill";
import { DUES_LINES, type DueLine, problemsOf } from "@/lib/domain/tools/dues";
import type { DuesWords, ToolFormWords } from "@/lib/content/en/tools";
import { PHONE_INPUT } from "@/lib/domain/core/phone";
import { Problem } from "@/components/ui/field";
import "@/components/sheets/sheet.css";

type DuesListProps = {
  words: DuesWords;
  problems: ToolFormWords["problems"];
  lines: readonly DueLine[];
  /** The lines when a field was left last. */
  left: readonly DueLine[];
};

const TEXT = { type: "text", autoComplete: "off" } as const;
const NUMBER = { ...TEXT, inputMode: "decimal" } as const;

/** The fields of a line; what was promised is for the pen. */
const COLUMNS = {
  customer: TEXT,
  phone: { ...PHONE_INPUT, autoComplete: "off" },
  due: NUMBER,
  days: { ...NUMBER, inputMode: "numeric" },
  paid: NUMBER,
  promised: TEXT,
} as const;

type Column = keyof typeof COLUMNS;

/** Who owes what: a page of lines, of which a screen shows those that are filled and the next one. */
export function DuesList({ words, problems, lines, left }: DuesListProps) {
  const text: Partial<Record<Column, string>> = {
    phone: words.phoneProblem,
    due: problems.rupees,
    paid: problems.rupees,
    days: fill(problems.whole, { min: 0, max: 9999 }),
  };
  const filled = lines.findLastIndex((line) => Object.values(line).some(Boolean));
  // Those that are filled in, and the next one.
  const shown = filled + 2;
  return (
    <table className="form-sheet wide mb-5">
      <thead>
        <tr>
          {Object.values(words.columns).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: DUES_LINES }, (_, row) => {
          const line = left[row];
          const wrong: readonly Column[] = line ? problemsOf(line) : [];
          return (
            <tr
              key={row}
              className={row < shown ? "" : "hidden print:table-row noscript:table-row"}
            >
              {(Object.keys(COLUMNS) as Column[]).map((column) => {
                const isWrong = wrong.includes(column);
                const problem = `${column}-${row}-problem`;
                return (
                  <td key={column} data-column={words.columns[column]}>
                    <input
                      {...COLUMNS[column]}
                      name={column}
                      aria-label={fill(words.cell, { column: words.columns[column], row: row + 1 })}
                      {...(isWrong && { "aria-invalid": true, "aria-describedby": problem })}
                    />
                    {isWrong && (
                      <Problem
                        id={problem}
                        role="alert"
                        className="col-span-2 mb-2 font-semibold text-red print:hidden"
                      >
                        {text[column]}
                      </Problem>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
