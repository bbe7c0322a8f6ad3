import { outboxKills } from "@/bench/reliability/outbox-kills";
import { unmet } from "@/bench/support/proof";
import { expect, test } from "@playwright/test";
import { LONG } from "@/e2e/support/tiers";

test(
  "kill -9 between a lead and its mail loses no mail, and what comes twice has the same id",
  LONG,
  async () => {
    test.setTimeout(300_000);
    expect(unmet(await outboxKills(2, 8))).toEqual([]);
  },
);
