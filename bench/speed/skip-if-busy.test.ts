import { atMost } from "@/bench/support/proof";
import { plainHtml, skipIfBusy } from "./skip-if-busy";

const MISSED = atMost("TBT", 839, 50, " ms");

test("a figure is what it is where plain HTML blocks nothing", () => {
  expect(skipIfBusy(plainHtml(0), MISSED)).toBe(MISSED);
  expect(skipIfBusy(plainHtml(20), MISSED)).toBe(MISSED);
});

test("nothing is said of the site where plain HTML blocks too, or was not measured", () => {
  const busy = skipIfBusy(plainHtml(402), MISSED);
  expect(busy).toMatchObject({ what: "TBT", isMet: null });
  expect(busy.found).toContain("839 ms, but plain HTML blocks for 402 ms");
  expect(skipIfBusy(plainHtml(undefined), MISSED).isMet).toBeNull();
});
