// holds: #grades
import { bandOf, gradeOf, pointsIn } from "./grades";

/** Each grade at its lower bound, and the next one a point below it. */
test.each([
  [100, "A+"],
  [90, "A+"],
  [89, "A"],
  [80, "A"],
  [79, "B+"],
  [70, "B+"],
  [69, "B"],
  [60, "B"],
  [59, "C+"],
  [50, "C+"],
  [49, "C"],
  [40, "C"],
  [39, "D"],
  [30, "D"],
  [29, "F"],
  [0, "F"],
])("a health score of %i is graded %s", (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

test.each([
  [100, "excellent"],
  [80, "excellent"],
  [79, "good"],
  [60, "good"],
  [59, "moderate"],
  [40, "moderate"],
  [39, "poor"],
  [0, "poor"],
])("a health score of %i is in the band %s", (score, band) => {
  expect(bandOf(score)).toBe(band);
});

test.each([
  ["excellent", 12, 15],
  ["good", 9, 11.5],
  ["moderate", 6, 8.5],
  ["poor", 0, 5.5],
] as const)("%s is from %d to %d of 15 points", (band, from, to) => {
  expect(pointsIn(band, 15)).toEqual({ from, to });
});
