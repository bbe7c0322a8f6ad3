// holds: #calls
import { callTime, shortCallTime } from "./call-time";

const at = (time: string) => Date.parse(`${time}:00+05:30`);
const NOW = at("2026-12-30T23:45");
const EN = { today: "Today", tomorrow: "Tomorrow" };
const HI = { today: "आज", tomorrow: "कल" };

test.each([
  ["en", "Thursday, 31 December, 5:00\u00a0pm"],
  ["hi", "गुरुवार, 31 दिसंबर, 5:00\u00a0pm"],
] as const)("%s: day and time are India's, and no line breaks the time", (lang, text) => {
  expect(callTime(lang, at("2026-12-31T17:00"))).toBe(text);
});

test.each([
  ["2026-12-30T23:30", "Today 11:30\u00a0pm", "आज 11:30\u00a0pm"],
  ["2026-12-31T00:00", "Tomorrow 12:00\u00a0am", "कल 12:00\u00a0am"],
  ["2027-01-01T09:30", "Fri 1 Jan 9:30\u00a0am", "शुक्र 1 जन॰ 9:30\u00a0am"],
])("%s, seen on 30 December, is %s", (time, english, hindi) => {
  expect(shortCallTime("en", at(time), NOW, EN)).toBe(english);
  expect(shortCallTime("hi", at(time), NOW, HI)).toBe(hindi);
});
