import { expect, test } from "@playwright/test";
import { hostileInputs } from "@/bench/reliability/hostile-inputs";
import { unmet } from "@/bench/support/proof";
import { LONG } from "@/e2e/support/tiers";

/** The short form of `npm run bench -- hostile-inputs`; the same requests each time. */
test(
  "whatever is sent, every answer is one of ours, and the next good request is fine",
  LONG,
  async () => {
    expect(unmet(await hostileInputs({ isShort: true, generated: 500, seed: 5 }))).toEqual([]);
  },
);
