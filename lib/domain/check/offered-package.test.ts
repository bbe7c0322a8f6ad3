// holds: #packages
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { packageToShow } from "./offered-package";
import { PACKAGES } from "./packages";
import { quizResult } from "./scoring";
import { SECTIONS } from "./sections";

const allNo = answersOfAll("no");

test("the package that was chosen goes before what the check says", () => {
  for (const pack of PACKAGES)
    for (const result of [null, quizResult(allNo), quizResult(answersOfAll("yes"))])
      expect(packageToShow(pack.id, result)).toEqual({ pack, reason: "chosen" });
});

test("without one, it is the package that helps the area with the most concern", () => {
  for (const { id, questionIds } of SECTIONS) {
    const result = quizResult({ ...allNo, [questionIds[0]]: "maybe" });
    const pack = PACKAGES.find(({ sectionId }) => sectionId === id);
    expect(packageToShow(null, result)).toEqual({ pack, reason: "fits" });
  }
});

test("a check without a concern asks for none, and a visitor without a check sees the most popular", () => {
  const popular = PACKAGES.find(({ isMostPopular }) => isMostPopular)!;
  expect(popular.name).toBe("BizGrow Complete Package");
  expect(packageToShow(null, quizResult(allNo))).toEqual({ pack: null, reason: "healthy" });
  expect(packageToShow(null, null)).toEqual({ pack: popular, reason: "popular" });
});
