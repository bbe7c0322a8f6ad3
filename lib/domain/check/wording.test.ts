// holds: #questions
import { contentIn } from "@/lib/content";
import { LANGS } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "./sections";
import { EXTRA_WORDING_IDS, WORDING_IDS, wordingOf } from "./wording";

const IDS = [
  "b1",
  "b2",
  "b3",
  "b4",
  "b5",
  "b6",
  "b7",
  "b8",
  "b9",
  "b10",
  "g1",
  "g2",
  "g3",
  "g4",
  "g5",
  "g6",
  "g7",
  "g8",
  "g9",
  "g10",
  "g11",
  "e1",
  "e2",
  "e3",
  "e4",
  "e5",
  "e6",
  "o1",
  "o2",
  "o3",
  "o4",
  "o5",
];

test("the table has 32 ids, each once", () => {
  expect(WORDING_IDS.toSorted()).toEqual(IDS.toSorted());
  expect(WORDING_IDS).toHaveLength(32);
  expect([...QUESTION_IDS, ...EXTRA_WORDING_IDS]).toEqual(WORDING_IDS);
});

test.each(LANGS)(
  "every id has a text of its own in %s, and no other id is in the table",
  (lang) => {
    const { wording } = contentIn(lang).questions;
    expect(Object.keys(wording).toSorted()).toEqual(WORDING_IDS.toSorted());
    const texts = WORDING_IDS.map((id) => wordingOf(id, wording));
    expect(texts).toEqual(WORDING_IDS.map((id) => wording[id]));
    expect(new Set(texts).size).toBe(32);
    for (const text of texts) expect(text).toMatch(/\p{L}.*\?$/u);
  },
);

test.each(["b11", "g12", "e7", "o6", "", "B1", "toString", "__proto__", "constructor"])(
  "%p reads 'Unknown question'",
  (id) => {
    for (const lang of LANGS)
      expect(wordingOf(id, contentIn(lang).questions.wording)).toBe("Unknown question");
  },
);
