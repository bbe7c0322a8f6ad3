import { downloadFile } from "@/lib/browser/core/download";
import { type CalendarEntry, calendarFile, googleCalendarLink } from "@/lib/domain/core/calendar";
import { Button, buttonClass } from "@/components/ui/button";

type CalendarWaysProps = {
  entry: CalendarEntry;
  /** The name of the file, without its ending. */
  file: string;
  words: Readonly<Record<"calendar" | "opens" | "file", string>>;
  /** The accessible name of a button, where several entries are on a page. */
  nameOf?: (what: string) => string;
};

/** Google Calendar first, then a file for any other; a cancelled entry is taken out by its file alone. */
export function CalendarWays({ entry, file, words, nameOf = (what) => what }: CalendarWaysProps) {
  const save = () =>
    downloadFile(
      `${file}.ics`,
      new Blob([calendarFile(entry, Date.now())], { type: "text/calendar;charset=utf-8" }),
    );
  return (
    <div className="flex w-full flex-wrap gap-x-2">
      {!entry.isCancelled && (
        <a
          className={buttonClass("green", "min-h-11! px-4! py-1!")}
          href={googleCalendarLink(entry)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${nameOf(words.calendar)} ${words.opens}`}
        >
          {words.calendar}
        </a>
      )}
      <Button kind="quiet" className="px-2!" aria-label={nameOf(words.file)} onClick={save}>
        {words.file}
      </Button>
    </div>
  );
}
