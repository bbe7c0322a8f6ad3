import { expect, test } from "@playwright/test";
import { foreignIds } from "@/bench/reliability/foreign-ids";
import { unmet } from "@/bench/support/proof";
import { LONG } from "@/e2e/support/tiers";

/** The short form of `npm run bench -- foreign-ids`. */
test(
  "whoever tries ids, with a cookie of their own or none, learns and changes nothing",
  LONG,
  async () => {
    expect(unmet(await foreignIds(300))).toEqual([]);
  },
);
