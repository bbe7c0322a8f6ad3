// holds: #calls
import { callTime, shortCallTime } from "./call-time";

const at = (time: string) => Date.parse(`${time}:00+05:30`);

test.each([
  ["en", "Thursday, 31 December, 5:00\u00a0pm"],
  ["hi", "गुरुवार, 31 दिसंबर, शाम\u00a05:00"],
] as const)("%s: day and time are India's, and no line breaks the time", (lang, text) => {
  expect(callTime(lang, at("2026-12-31T17:00"))).toBe(text);
});

test.each([
  ["2026-11-28T14:00", "Sat 28 Nov, 2:00\u00a0pm", "शनि 28 नव॰, दोपहर\u00a02:00"],
  ["2027-01-01T00:00", "Fri 1 Jan, 12:00\u00a0am", "शुक्र 1 जन॰, रात\u00a012:00"],
])("%s is a day and a time of India to choose: %s", (time, english, hindi) => {
  expect(shortCallTime("en", at(time))).toBe(english);
  expect(shortCallTime("hi", at(time))).toBe(hindi);
});
