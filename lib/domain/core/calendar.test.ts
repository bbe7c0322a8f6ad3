// holds: #plan, #desk-calls
import ICAL from "ical.js";
import { type CalendarEntry, calendarFile } from "./calendar";

const ENTRY: CalendarEntry = {
  id: "plan-o1@site.example",
  sequence: 0,
  isCancelled: false,
  title: "उधार में फँसा पैसा (45 मिनट)",
  text: "लिखें किस पर, कितना; और कब से बाक़ी है\n30 दिन से पुराने तीन सबसे बड़े उधार वालों को आज मैसेज करें।",
  url: "https://site.example/hi/health-check",
  startsAt: Date.parse("2026-11-29T11:00:00+05:30"),
  minutes: 45,
};

const lines = calendarFile(ENTRY, Date.parse("2026-11-26T12:00:00Z")).split("\r\n");
const unfolded = calendarFile(ENTRY, Date.parse("2026-11-26T12:00:00Z"))
  .replaceAll("\r\n ", "")
  .split("\r\n");

test("a line has at most 75 octets, and no character is cut", () => {
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\ufffd");
  }
  expect(lines.length).toBeGreaterThan(unfolded.length);
});

test("it says when, what and how long, with commas and lines escaped, and rings before", () => {
  expect(unfolded).toEqual(
    expect.arrayContaining([
      "DTSTART:20261129T053000Z",
      "DTEND:20261129T061500Z",
      "DTSTAMP:20261126T120000Z",
      "UID:plan-o1@site.example",
      "SEQUENCE:0",
      "STATUS:CONFIRMED",
      `SUMMARY:${ENTRY.title}`,
      "TRIGGER:-PT15M",
    ]),
  );
  const said = unfolded.find((line) => line.startsWith("DESCRIPTION:लिखें"))!;
  expect(said).toContain("किस पर\\, कितना\\; और");
  expect(said).toContain("है\\n30 दिन");
});

describe("read back by ical.js", () => {
  const read = (entry: CalendarEntry) => {
    const file = new ICAL.Component(ICAL.parse(calendarFile(entry, 0)) as unknown[]);
    const [event, ...others] = file.getAllSubcomponents("vevent");
    expect(others).toEqual([]);
    return { file, event: event! };
  };
  const valueOf = (component: ICAL.Component, name: string): string =>
    String(component.getFirstPropertyValue(name));

  test("Hindi, times and the alarm are what was written", () => {
    const { file, event } = read(ENTRY);
    expect(valueOf(file, "method")).toBe("PUBLISH");
    expect(["summary", "description", "url", "uid"].map((name) => valueOf(event, name))).toEqual([
      ENTRY.title,
      ENTRY.text,
      ENTRY.url,
      ENTRY.id,
    ]);
    const { startDate, endDate } = new ICAL.Event(event);
    expect(startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(startDate.toJSDate().getTime()).toBe(ENTRY.startsAt);
    expect(endDate.toJSDate().getTime()).toBe(ENTRY.startsAt + 45 * 60_000);
    const alarm = event.getFirstSubcomponent("valarm")!;
    expect([valueOf(alarm, "action"), valueOf(alarm, "trigger")]).toEqual(["DISPLAY", "-PT15M"]);
  });

  test("a later copy has the same UID and a larger SEQUENCE; the last one takes it out", () => {
    const copies = [ENTRY, { ...ENTRY, sequence: 1 }, { ...ENTRY, sequence: 2, isCancelled: true }];
    const found = copies.map((entry) => {
      const { file, event } = read(entry);
      const said = ["uid", "sequence", "status"].map((name) => valueOf(event, name));
      return [valueOf(file, "method"), ...said, event.getAllSubcomponents("valarm").length];
    });
    expect(found).toEqual([
      ["PUBLISH", ENTRY.id, "0", "CONFIRMED", 1],
      ["PUBLISH", ENTRY.id, "1", "CONFIRMED", 1],
      ["CANCEL", ENTRY.id, "2", "CANCELLED", 0],
    ]);
  });

  test("what a visitor wrote stays text, whatever lines it has", () => {
    const title = "Asha\r\nEND:VEVENT\rBEGIN:VEVENT\u2028, +91\u0000";
    const { event } = read({ ...ENTRY, title });
    expect(valueOf(event, "summary")).toBe("Asha\nEND:VEVENT\nBEGIN:VEVENT\u2028, +91");
  });
});
