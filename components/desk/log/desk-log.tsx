import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import type { DeskLogEntry } from "@/lib/domain/desk/desk-log";
import { pathIn } from "@/lib/domain/core/languages";
import { LogLine } from "./log-line";

type DeskLogProps = DeskProps & {
  entries: readonly DeskLogEntry[];
  /** The number of a lead whose lines these are; "": all. */
  reference: string;
  /** The query of the older lines; null at the end. */
  older: string | null;
};

/** Looks through the list one after the other, by the same operator, are one line. */
const isRepeated = (entry: DeskLogEntry, before: DeskLogEntry | undefined): boolean =>
  before !== undefined &&
  [entry.action, before.action].every((action) => action === "searched") &&
  entry.by === before.by &&
  JSON.stringify(entry.filter) === JSON.stringify(before.filter);

/** The log of operators' actions, newest first; for one lead by its number. */
export function DeskLog({ lang, words, entries, reference, older }: DeskLogProps) {
  const { log, filter } = words;
  const lines = entries.filter((entry, at) => !isRepeated(entry, entries[at - 1]));
  const page = pathIn(lang, "/desk/log");
  return (
    <div className="page">
      <DeskSection id="log" title={log.title} lead={log.lead}>
        <form action={page} role="search" className="flex flex-wrap items-end gap-3">
          <Field name="reference" label={log.reference}>
            {(control) => (
              <input {...control} type="search" autoComplete="off" defaultValue={reference} />
            )}
          </Field>
          <Button type="submit">{filter.find}</Button>
        </form>
        {lines.length === 0 && <p className="mt-4 text-soft">{log.none}</p>}
        <ol className="entries mt-4">
          {lines.map((entry, at) => (
            <li key={at}>
              <LogLine {...{ lang, words, entry }} />
            </li>
          ))}
        </ol>
        {older !== null && (
          <a className={buttonClass("secondary", "mt-4")} href={`${page}?${older}`}>
            {log.more}
          </a>
        )}
      </DeskSection>
    </div>
  );
}
