import { answersOfAll } from "@/test/builders/check-arbitraries";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { leadCheck } from "./visible-check";

test("of many checks the newest ten are shown, the newest first", () => {
  let record = recordWith();
  for (let n = 0; n < 12; n++)
    record = finished(record, answersOfAll(n % 2 ? "yes" : "no"), START + n);
  const { attempts, answers, analysis, profile } = leadCheck(record);
  expect(attempts.map(({ completedAt }) => completedAt - START)).toEqual([
    11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
  ]);
  expect([answers["b1"], analysis, profile]).toEqual(["yes", null, {}]);
});
