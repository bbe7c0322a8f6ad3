import { atMost } from "@/bench/support/proof";
import { plainHtml, unlessBusy } from "./unless-busy";

const MISSED = atMost("TBT", 839, 50, " ms");

test("a figure is what it is where plain HTML blocks nothing", () => {
  expect(unlessBusy(plainHtml(0), MISSED)).toBe(MISSED);
  expect(unlessBusy(plainHtml(20), MISSED)).toBe(MISSED);
});

test("nothing is said of the site where plain HTML blocks too, or was not measured", () => {
  const busy = unlessBusy(plainHtml(402), MISSED);
  expect(busy).toMatchObject({ what: "TBT", isMet: null });
  expect(busy.found).toContain("839 ms, but plain HTML blocks for 402 ms");
  expect(unlessBusy(plainHtml(undefined), MISSED).isMet).toBeNull();
});
