import { expect, test } from "@playwright/test";
import { canaries } from "@/bench/reliability/canaries";
import { unmet } from "@/bench/support/proof";
import { LONG } from "@/e2e/support/tiers";

/** The short form of `npm run bench -- canaries`, which builds with the secrets around, too. */
test(
  "no secret of the environment comes out: not in pages, files, answers, errors or the log",
  LONG,
  async () => {
    expect(unmet(await canaries())).toEqual([]);
  },
);
