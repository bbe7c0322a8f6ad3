// holds: #desk
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { PERSON } from "@/test/builders/person-details";
import { soonIn } from "@/components/ui/span-format";
import { summaryOf, timeOf } from "./row-texts";

const words = deskWordsIn("en");
const told = (row: Partial<PersonRow>) => summaryOf({ ...PERSON, ...row }, words);

test("a row says first words, package, and the score with its priority area", () => {
  const said = ["“Udhaar is stuck.”", "BizGrow Complete Package"];
  expect(told({})).toBe([...said, `47 (C) · ${words.areaTitles.operations}`].join(" · "));
});

test("the area of a package, without a check, is our own guess and no part of a row", () => {
  expect(told({ score: null })).toBe("“Udhaar is stuck.” · BizGrow Complete Package");
});

test("a call is the time that counts, and stands before an answer or a step", () => {
  const [now, callAt] = [
    Date.parse("2026-11-25T15:00:00+05:30"),
    Date.parse("2026-11-25T17:00:00+05:30"),
  ];
  const timeAt = (row: Partial<PersonRow>, at = now) =>
    timeOf({ ...PERSON, callAt, ...row }, { lang: "en", words, now: at });
  const clock = (at: number) => soonIn("en", at, now);
  expect(timeAt({})).toEqual({ at: callAt, text: `Call ${clock(callAt)}`, isLate: false });
  const late = { text: `Call was ${clock(callAt)}`, isLate: true };
  expect(timeAt({}, callAt + 1)).toMatchObject(late);
  const call = `Call ${clock(callAt)}`;
  expect(timeAt({ nextAt: now + 1 }).text).toBe(`${call} · Due ${clock(now)}`);
  expect(timeAt({ answerBy: now + 1 }).text).toBe(`${call} · By ${clock(now)}`);
});

test("spam is one word", () => {
  expect(told({ score: null, packageId: null, isSpam: true })).toBe("Spam · “Udhaar is stuck.”");
});

test("a lost person's row says why", () => {
  expect(told({ score: null, packageId: null, stage: "lost", lostReason: "price" })).toBe(
    "Wants to order · Too expensive · “Udhaar is stuck.”",
  );
});
