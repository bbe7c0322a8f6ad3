/** An entry of a calendar. Times are epoch ms. */
export type CalendarEntry = {
  /** The same for each copy of the entry, so that a later one replaces an earlier one. */
  id: string;
  /** A whole number that grows with each change: a calendar takes the copy with the largest one. */
  sequence: number;
  isCancelled: boolean;
  title: string;
  text: string;
  url: string;
  startsAt: number;
  minutes: number;
};

const MINUTE_MS = 60_000;

/** A time in UTC: "20261129T053000Z". */
const utc = (at: number): string =>
  `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** RFC 5545, 3.3.11: no text of a visitor becomes a line of its own. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");

const MOST_BYTES = 75;

/** RFC 5545, 3.1: no line has more than 75 octets; a further one begins with a space. No character is cut. */
const folded = (line: string): string => {
  const encoder = new TextEncoder();
  const lines = [""];
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > MOST_BYTES) {
      lines.push(" ");
      bytes = 1;
    }
    lines[lines.length - 1] += letter;
    bytes += size;
  }
  return lines.join("\r\n");
};

const alarm = ({ title }: CalendarEntry) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(title)}`,
  "TRIGGER:-PT15M",
  "END:VALARM",
];

/** The method of an entry's file (RFC 5546). */
export const calendarMethod = ({ isCancelled }: Pick<CalendarEntry, "isCancelled">) =>
  isCancelled ? "CANCEL" : "PUBLISH";

/** The entry as an iCalendar file; of a cancelled one its removal. `now`: epoch ms. */
export const calendarFile = (entry: CalendarEntry, now: number): string => {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Business Health Check//Plan//EN",
    `METHOD:${calendarMethod(entry)}`,
    "BEGIN:VEVENT",
    `UID:${escaped(entry.id)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.startsAt + entry.minutes * MINUTE_MS)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `URL:${entry.url}`,
    ...(entry.isCancelled ? [] : alarm(entry)),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
};
