import type { DeskLogEntry, LoggedFilter } from "@/lib/domain/desk/desk-log";
import { pathIn } from "@/lib/domain/core/languages";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { packageName } from "@/lib/domain/check/packages";
import { dayIn, momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "@/components/desk/desk-words";

/** After these the lead is no longer there; lines with "deleted" are of a former release. */
const GONE = ["erased", "deleted"];

/** A filter in words; empty for no filter. */
const filterText = ({ lang, words }: DeskProps, filter: LoggedFilter): string => {
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
export function LogLine({ entry, ...props }: LogLineProps) {
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
