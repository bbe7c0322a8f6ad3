// holds: #desk-calls
import { WRITTEN } from "@/lib/content";
import { wishedCall } from "./call";
import { callText } from "./call-text";

const AT = Date.parse("2026-11-26T17:00:00+05:30");
const words = WRITTEN.en.desk.calls.one;
const textOf = (call: Partial<ReturnType<typeof wishedCall>>, lang: "en" | "hi" = "en") =>
  callText({ ...wishedCall(AT), ...call }, WRITTEN[lang].desk.calls.one, lang);
const TIME = "Thursday, 26 November, 5:00\u00a0pm";

test.each([
  [{}, TIME],
  [
    { changedAt: AT - 3_600_000 },
    `${TIME}, changed by the person on Thursday, 26 November, 4:00\u00a0pm`,
  ],
  [{ at: null }, `asked for ${TIME}, which is not free: as soon as we can`],
  [{ at: null, asked: "morning" }, "asked for the morning"],
  [{ at: null, asked: "of a later release" }, "asked for of a later release"],
  [{ at: null, asked: null }, words.soon],
  [{ end: "reached" }, `${TIME}: reached`],
  [{ at: null, end: "missed" }, `${TIME}: not reached`],
  [{ at: null, end: "of a later release" }, `${TIME}: of a later release`],
  [{ at: null, asked: null, end: "reached" }, "reached"],
  [{ at: null, end: "cancelled", changedAt: AT }, `cancelled by the person on ${TIME}`],
])("%j reads as one says it", (call, text) => {
  expect(textOf(call)).toBe(text);
});

test("in Hindi, too", () => {
  expect(textOf({}, "hi")).toBe("गुरुवार, 26 नवंबर, शाम\u00a05:00");
});
