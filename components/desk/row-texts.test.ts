// holds: #desk
import { deskWordsIn } from "@/lib/content/slices/desk-words";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import { PERSON } from "@/test/builders/person-rows";
import { summaryOf } from "./row-texts";

const words = deskWordsIn("en");
const told = (row: Partial<PersonRow>) => summaryOf({ ...PERSON, ...row }, words);

test("a row says first words, package, and the score with its priority area", () => {
  const said = ["“Udhaar is stuck.”", "BizGrow Complete Package"];
  expect(told({})).toBe([...said, `47 (C) · ${words.areaTitles.operations}`].join(" · "));
});

test("the area of a package, without a check, is our own guess and no part of a row", () => {
  expect(told({ score: null })).toBe("“Udhaar is stuck.” · BizGrow Complete Package");
});

test("spam is one word, whatever made it look so", () => {
  expect(told({ score: null, packageId: null, flags: ["quarantine", "spam"] })).toBe(
    "Spam · “Udhaar is stuck.”",
  );
});
