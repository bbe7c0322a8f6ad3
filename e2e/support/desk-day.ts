import { join } from "node:path";
import { test as base } from "./operators";
import { deskDay } from "@/test/builders/desk-day";
import { seedPeople } from "@/test/builders/seeded-leads";

/**
 * As `./operators`, on a site with the leads of a known day (test/builders/desk-day.ts): for one journey of a file.
 * `day` stores them; it needs an operator's session, whose first look makes the tables.
 */
export const test = base.extend<{ day: (cookie: string) => Promise<void> }>({
  day: ({ stack: { site, folder } }, use) =>
    use(async (cookie) => {
      await fetch(`${site.url}/desk`, { headers: { cookie } });
      seedPeople(join(folder, "site.db"), deskDay(Date.now()));
    }),
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "en" }), { scope: "worker" }],
  storeKind: [async ({}, use) => use("sqlite"), { scope: "worker" }],
});

export { expect, OPERATOR } from "./operators";
