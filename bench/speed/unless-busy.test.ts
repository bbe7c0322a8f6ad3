import { atMost } from "@/test/proofs/figures";
import { unlessBusy } from "./unless-busy";

const MISSED = atMost("TBT", 839, 60, " ms");

test("figures count where every plain page is quick", () => {
  const [control, figure] = unlessBusy({ "/": { performance: 97 }, "/hi": { performance: 100 } }, [
    MISSED,
  ]);
  expect(control).toMatchObject({ isMet: true });
  expect(figure).toBe(MISSED);
});

test("no figure counts on a busy machine, and the run fails", () => {
  const [control, figure] = unlessBusy({ "/": { performance: 100 }, "/hi": { performance: 96 } }, [
    MISSED,
  ]);
  expect(control).toMatchObject({ what: expect.stringContaining("/hi") as string, isMet: false });
  expect(figure).toMatchObject({ what: "TBT", isMet: null });
});
