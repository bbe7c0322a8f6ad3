"use client";

import { useSyncExternalStore } from "react";
import { duesOf, onDuesChange, storedDues, todayHere } from "@/lib/browser/tools/dues-book";
import type { DuesWords } from "@/lib/content/en/tools";
import { fill } from "@/lib/domain/core/fill";
import { amount, lineText } from "@/lib/domain/tools/lines";
import { DUE_FIELDS, duesText, type KeptDue, openDues } from "@/lib/domain/tools/kept-dues";
import { writtenDay } from "@/lib/domain/core/indian-day";
import { DuesBook } from "./dues-book";
import { ToolForm, type ToolFormProps } from "./tool-form";
import "@/components/sheets/sheet.css";

/** Lines of the printed list at least: one page of A4. */
const PAPER_LINES = 18;

/** The list on paper, with empty lines for the pen; without JavaScript it is typed into. */
const DuesPaper = ({ words, dues }: { words: DuesWords; dues: readonly KeptDue[] }) => (
  <table className="form-sheet wide hidden print:table noscript:table">
    <thead>
      <tr>
        {DUE_FIELDS.map((field) => (
          <th key={field} scope="col">
            {words.columns[field]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: Math.max(PAPER_LINES, dues.length) }, (_, row) => (
        <tr key={row}>
          {DUE_FIELDS.map((field) => {
            const text = dues[row]?.[field] ?? "";
            return (
              <td key={`${field} ${text}`} data-column={words.columns[field]}>
                <input
                  type="text"
                  autoComplete="off"
                  defaultValue={field === "since" ? writtenDay(text) : text}
                  aria-label={fill(words.cell, { column: words.columns[field], row: row + 1 })}
                />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

type UdhaarFormProps = Omit<ToolFormProps, "book"> & { dues: DuesWords };

/** The tool with the list of dues, which stays on this device; the other tools do not load its code. */
export function UdhaarForm({ dues: words, ...props }: UdhaarFormProps) {
  const stored = useSyncExternalStore(onDuesChange, storedDues, () => "");
  const kept = duesOf(stored);
  const today = useSyncExternalStore(onDuesChange, todayHere, () => "");
  const dues = openDues(kept, today);
  const all = dues.reduce((sum, { left }) => sum + left, 0);
  const total = lineText(amount("total", all));
  const headline = fill(words.list, { total, n: dues.length });
  const book = {
    dues: dues.map((due, at) => ({ ...due, at, phone: due.dial })),
    text: duesText(kept, headline),
  };
  const { message } = props.words;
  return (
    <>
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[3fr_2fr]">
        <DuesBook
          {...{ words, today, kept, dues, headline, message }}
          text={book.text}
          problems={props.form.problems}
          opens={props.opens}
        />
        <ToolForm {...props} book={book} />
      </div>
      <DuesPaper words={words} dues={dues} />
    </>
  );
}
