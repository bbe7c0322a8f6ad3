import { expect, test } from "@playwright/test";
import { foreignIds } from "@/bench/reliability/foreign-ids";
import { unmet } from "@/bench/support/proof";
import { LONG } from "@/e2e/support/tiers";

/** The short form of `npm run bench -- foreign-ids`. */
test(
  "a client that guesses ids, with or without an own cookie, reads and changes no record",
  LONG,
  async () => {
    expect(unmet(await foreignIds(300))).toEqual([]);
  },
);
