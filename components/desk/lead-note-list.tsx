import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import { momentIn } from "@/components/ui/date-format";
import { StatusMark } from "./status-mark";
import type { DeskProps } from "./desk-words";

/** The notes about a lead, newest first. */
export function LeadNoteList({
  lang,
  words,
  entries,
}: DeskProps & { entries: readonly LeadNote[] }) {
  if (entries.length === 0) return <p className="mt-6 text-soft">{words.work.none}</p>;
  return (
    <ol className="entries mt-6">
      {entries.toReversed().map((entry, at) => (
        <li key={entries.length - at}>
          <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
            <StatusMark status={entry.status} words={words.statuses} />
            <span>{entry.by ?? words.work.again}</span>
            <time className="text-base text-soft" dateTime={new Date(entry.at).toISOString()}>
              {momentIn(lang, entry.at)}
            </time>
          </p>
          {entry.text && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{entry.text}</p>}
        </li>
      ))}
    </ol>
  );
}
