import type { DeskLogEntry, LoggedFilter } from "@/lib/domain/desk/desk-log";
import { fill } from "@/lib/domain/core/fill";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import { dayIn, momentIn } from "@/components/ui/date-format";
import type { DeskProps } from "./desk-words";

/** A filter in words; empty for no filter. */
export const filterText = ({ lang, words }: DeskProps, filter: LoggedFilter): string => {
  const { kind, status, packageId, area, source, flagged, from, to, hasText } = filter;
  return [
    hasText && words.log.withText,
    kind && words.kinds[kind],
    status && words.statuses[status],
    PACKAGES.find(({ id }) => id === packageId)?.name,
    area && words.areaTitles[area],
    filter.lang && words.langs[filter.lang],
    source,
    flagged && words.filter.flagged,
    from !== undefined && `${words.filter.from} ${dayIn(lang, from)}`,
    // The stored time is the midnight after the last day.
    to !== undefined && `${words.filter.to} ${dayIn(lang, to - 1)}`,
  ]
    .filter(Boolean)
    .join(", ");
};

/** One line of the log in words. */
export function LogLine({ entry, ...props }: DeskProps & { entry: DeskLogEntry }) {
  const { lang, words } = props;
  const { at, by, did, references, filter, format, count } = entry;
  const values = {
    references: references.join(", "),
    n: count ?? words.log.unfinished,
  };
  const shown = filter ? filterText(props, filter) : "";
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{fill(wordFor(words.log, did), values)}</strong> {format?.toUpperCase()}
      </p>
      {shown && <p className="wrap-anywhere">{fill(words.log.filter, { filter: shown })}</p>}
      <p className="text-base wrap-anywhere text-soft">
        {by} · <time dateTime={new Date(at).toISOString()}>{momentIn(lang, at)}</time>
      </p>
    </>
  );
}
