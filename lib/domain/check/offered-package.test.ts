// holds: #packages, #priority-area
import { answersOfAll } from "@/test/builders/check-arbitraries";
import type { CompleteAnswers } from "./answers";
import { offeredPackage, packageToShow } from "./offered-package";
import { OFFERED, packageOfArea } from "./packages";
import { planOf } from "./plan";
import { quizResult } from "./scoring";
import { SECTIONS } from "./sections";

const allNo = answersOfAll("no");
const checkOf = (answers: CompleteAnswers) => ({ answers, result: quizResult(answers) });
const offeredTo = (answers: CompleteAnswers) =>
  offeredPackage(quizResult(answers), planOf(answers)[0]?.questionId);

test("one area ahead: its package, by the name of the recommendation", () => {
  for (const { questionIds, id } of SECTIONS)
    expect(offeredTo({ ...allNo, [questionIds[0]]: "yes", [questionIds[1]]: "yes" })).toEqual({
      pack: packageOfArea(id),
      name: packageOfArea(id)?.resultName,
      isQuiet: false,
    });
});

test.each([
  ["all yes", answersOfAll("yes"), "suite"],
  ["all sometimes", answersOfAll("maybe"), "suite"],
  ["brand and growth level, money first", answersOfAll("no", { b1: "yes", g3: "yes" }), "complete"],
] as const)("level areas (%s): the package of the plan's first step", (_, answers, id) => {
  expect(offeredTo(answers)?.pack.id).toBe(id);
  // What is stored stays the first area.
  expect(quizResult(answers).recommendation.sectionId).toBe("branding");
});

test("from 90 on it is quiet, and at 100 there is none", () => {
  expect(offeredTo({ ...allNo, o5: "yes" })).toMatchObject({ isQuiet: true });
  expect(offeredTo({ ...allNo, o5: "yes", o1: "maybe" })).toMatchObject({ isQuiet: true });
  expect(offeredTo({ ...allNo, o5: "yes", o1: "yes" })).toMatchObject({ isQuiet: false });
  expect(offeredTo(allNo)).toBeNull();
});

test("on the welcome page the chosen package goes before what the check says", () => {
  for (const pack of OFFERED)
    for (const last of [null, checkOf(allNo), checkOf(answersOfAll("yes"))])
      expect(packageToShow(pack.id, last)).toEqual({ pack, name: pack.name, reason: "chosen" });
});

test("without a choice it is the offered one, none for a perfect check, the most popular without a check", () => {
  const popular = OFFERED.find(({ popular }) => popular)!;
  expect(popular.name).toBe("BizGrow Complete Package");
  for (const { id, questionIds } of SECTIONS) {
    const pack = packageOfArea(id)!;
    const last = checkOf({ ...allNo, [questionIds[0]]: "maybe" });
    expect(packageToShow(null, last)).toMatchObject({
      pack,
      name: pack.resultName,
      reason: "fits",
    });
  }
  expect(packageToShow(null, checkOf(allNo))).toEqual({ pack: null, name: "", reason: "healthy" });
  expect(packageToShow(null, null)).toMatchObject({ pack: popular, reason: "popular" });
});
