import { downloadFile } from "@/lib/browser/core/download";
import { type CalendarEntry, calendarFile } from "@/lib/domain/core/calendar";
import { Button } from "@/components/ui/button";

type CalendarButtonProps = {
  entry: CalendarEntry;
  /** The name of the file, without its ending. */
  file: string;
  label: string;
  /** The accessible name, where several entries are on a page. */
  name?: string;
};

/** An entry as a file for any calendar: only a file can change an entry or take it out again. */
export function CalendarButton({ entry, file, label, name }: CalendarButtonProps) {
  const save = () =>
    downloadFile(
      `${file}.ics`,
      new Blob([calendarFile(entry, Date.now())], { type: "text/calendar;charset=utf-8" }),
    );
  return (
    <Button className="min-h-11! px-4! py-1!" aria-label={name} onClick={save}>
      {label}
    </Button>
  );
}
