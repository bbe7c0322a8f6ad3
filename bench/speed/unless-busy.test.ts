import { atMost } from "@/bench/proof";
import { unlessBusy } from "./unless-busy";

const MISSED = atMost("TBT", 839, 50, " ms");

test("a figure is what it is where plain HTML blocks nothing", () => {
  expect(unlessBusy({ TBT: 0 }, MISSED)).toBe(MISSED);
  expect(unlessBusy({ TBT: 20 }, MISSED)).toBe(MISSED);
});

test("nothing is said of the site where plain HTML blocks too, or was not measured", () => {
  const busy = unlessBusy({ TBT: 402 }, MISSED);
  expect(busy).toMatchObject({ what: "TBT", isMet: null });
  expect(busy.found).toContain("839 ms, but plain HTML blocks for 402 ms");
  expect(unlessBusy({}, MISSED).isMet).toBeNull();
  expect(unlessBusy(undefined, MISSED).isMet).toBeNull();
});
