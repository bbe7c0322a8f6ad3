// holds: #questions
import { isQuestionId, QUESTION_IDS, type QuestionId, sectionOf, SECTIONS } from "./sections";

test("the three sections have their titles and questions, in order", () => {
  expect(SECTIONS.map(({ id, title }) => [id, title])).toEqual([
    ["branding", "Brand Strategy & Market Position"],
    ["growth", "Business Growth & Performance"],
    ["operations", "Operations & Strategic Planning"],
  ]);
});

test("the 15 questions are asked in the order of the sections", () => {
  expect(QUESTION_IDS.join(" ")).toBe("b1 b2 b3 b4 b5 g1 g2 g3 g4 g5 o1 o2 o3 o4 o5");
});

test.each<[QuestionId, string]>([
  ["b1", "branding"],
  ["b5", "branding"],
  ["g1", "growth"],
  ["g5", "growth"],
  ["o1", "operations"],
  ["o5", "operations"],
])("%s belongs to %s", (questionId, sectionId) => {
  expect(sectionOf(questionId).id).toBe(sectionId);
});

test.each(["b6", "e1", "B1", " b1", "", "toString", 1, null, undefined, ["b1"]])(
  "%p is no question",
  (value) => {
    expect(isQuestionId(value)).toBe(false);
  },
);

test("each of the 15 is a question", () => {
  expect(QUESTION_IDS.every(isQuestionId)).toBe(true);
});
