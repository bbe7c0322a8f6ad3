import { Button, buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DeskSection } from "@/components/desk/desk-section";
import type { DeskProps } from "@/components/desk/desk-words";
import type { DeskLogEntry, LoggedFilter } from "@/lib/domain/desk/desk-log";
import { pathIn } from "@/lib/domain/core/languages";
import { fill } from "@/lib/domain/core/fill";
import { packageName } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import { dayIn, momentIn } from "@/components/ui/date-format";

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

/** After these the lead is no longer there. */
const GONE = ["erased", "deleted"];

/** A filter in words; empty for no filter. */
export const filterText = ({ lang, words }: DeskProps, filter: LoggedFilter): string => {
  const { wants, status, packageId, area, source, spam, from, to, hasText } = filter;
  return [
    hasText && words.log.withText,
    wants && words.wants[wants],
    status && words.statuses[status],
    packageId && packageName(packageId),
    area && words.areaTitles[area],
    filter.lang && words.langs[filter.lang],
    source,
    spam === "only" && words.screens.list.spam,
    from !== undefined && `${words.filter.from} ${dayIn(lang, from)}`,
    // The stored time is the midnight after the last day.
    to !== undefined && `${words.filter.to} ${dayIn(lang, to - 1)}`,
  ]
    .filter(Boolean)
    .join(", ");
};

type LogLineProps = DeskProps & { entry: DeskLogEntry };

/** One line of the log in words, with the way to the lead that it names. */
function LogLine({ entry, ...props }: LogLineProps) {
  const { lang, words } = props;
  const { at, by, action, references, filter, format, count } = entry;
  const values = {
    references: references.join(", "),
    n: count ?? words.log.unfinished,
  };
  const shown = filter ? filterText(props, filter) : "";
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{fill(wordFor(words.log, action), values)}</strong> {format?.toUpperCase()}
      </p>
      {shown && <p className="wrap-anywhere">{fill(words.log.filter, { filter: shown })}</p>}
      {references.length === 1 && !GONE.includes(action) && (
        <a
          className="inline-flex min-h-11 items-center underline"
          href={pathIn(lang, `/desk/leads?reference=${references[0]!}`)}
        >
          {words.log.toLead}
        </a>
      )}
      <p className="text-base wrap-anywhere text-soft">
        {by} · <time dateTime={new Date(at).toISOString()}>{momentIn(lang, at)}</time>
      </p>
    </>
  );
}
