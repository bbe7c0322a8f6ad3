// holds: #plan
import { MOST_WON } from "@/lib/domain/check/plan-marks";
import { planBody } from "./value-schemas";

const MARK = { dueAt: null, doneAt: 1, skippedAt: null, again: null, version: 1 };
const wonOf = (more: object) =>
  planBody.safeParse({ marks: { o1: { ...MARK, ...more } }, trade: null }).data?.marks.o1?.won;

test("what a step brought is whole rupees, none from a page that does not ask", () => {
  expect([0, MOST_WON, null].map((won) => wonOf({ won }))).toEqual([0, MOST_WON, null]);
  expect(wonOf({})).toBeNull();
});

test.each([-1, 1.5, MOST_WON + 1, "500"])("a sum of %p is refused", (won) => {
  expect(wonOf({ won })).toBeUndefined();
});
