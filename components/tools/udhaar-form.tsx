"use client";

import { type DueLine, dueLinesIn, DUES_LINES, duesIn, problemsOf } from "@/lib/domain/tools/dues";
import type { DuesWords, ToolFormWords } from "@/lib/content/en/tools";
import { SendLink, ToolForm, type ToolFormProps } from "./tool-form";
import { fill } from "@/lib/domain/core/fill";
import { PHONE_INPUT } from "@/lib/domain/core/phone";
import { Problem } from "@/components/ui/field";
import "@/components/sheets/sheet.css";
import { amount, lineText } from "@/lib/domain/tools/lines";
import { type Due, isOld } from "@/lib/domain/tools/udhaar";

type RemindersProps = {
  words: DuesWords;
  /** With holes for the customer and the amount. */
  message: string;
  dues: readonly Due[];
  opens: string;
};

/** A message for each customer who owes something, those over 30 days first; nothing is sent before it is read in WhatsApp. */
const Reminders = ({ words, message, dues, opens }: RemindersProps) => (
  <section aria-labelledby="reminders" className="print:hidden">
    <h2 id="reminders" className="text-2xl">
      {words.reminders}
    </h2>
    {dues.length === 0 && <p className="mt-2 text-soft">{words.none}</p>}
    <ul className="entries mt-3">
      {dues.map((due) => {
        const customer = due.customer || "___";
        const text = fill(message, { customer, total: lineText(amount("total", due.left)) });
        return (
          <li key={due.at}>
            <strong>{customer}</strong>{" "}
            {isOld(due) && (
              <span className="font-semibold text-red">{fill(words.old, { days: due.days! })}</span>
            )}
            <blockquote className="mt-1">{text}</blockquote>
            <SendLink
              to={due.phone?.match(/\d+/)?.[0] ?? ""}
              text={text}
              opens={`${customer} ${opens}`}
            >
              {words.send}
            </SendLink>
          </li>
        );
      })}
    </ul>
  </section>
);

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
function DuesList({ words, problems, lines, left }: DuesListProps) {
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

type UdhaarFormProps = Omit<ToolFormProps, "duesOf"> & { dues: DuesWords };

/** The tool with the list of dues; the other tools do not load its code. */
export function UdhaarForm({ dues: words, ...props }: UdhaarFormProps) {
  const duesOf = (data: FormData | null, left: FormData | null) => {
    const lines = data ? dueLinesIn(data) : [];
    const dues = duesIn(lines);
    const { form, opens } = props;
    return {
      dues,
      list: (
        <DuesList
          words={words}
          problems={form.problems}
          lines={lines}
          left={left ? dueLinesIn(left) : []}
        />
      ),
      reminders: (
        <Reminders words={words} message={props.words.message} dues={dues} opens={opens} />
      ),
    };
  };
  return <ToolForm {...props} duesOf={duesOf} />;
}
