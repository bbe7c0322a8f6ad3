// Takes some seconds: it first uses up what one address may do.
// holds: #limits
import { randomInt } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { checkOn } from "@/e2e/support/check";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const NEW_RECORDS_A_DAY = 300;
const AT_ONCE = 10;

const someAddress = () => `172.16.${randomInt(256)}.${randomInt(1, 255)}`;
const comeFrom = (context: BrowserContext, address: string) =>
  context.setExtraHTTPHeaders({ "X-Forwarded-For": address });

/** Makes so many calls from an address. */
const callFrom = async (
  address: string,
  count: number,
  call: (headers: Record<string, string>, n: number) => Promise<Response>,
) => {
  for (let n = 0; n < count; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        call({ "X-Forwarded-For": address, "Content-Type": "application/json" }, n + at),
      ),
    );
};

test(
  "a check behind an address that has had enough new visitors goes on, and is kept later",
  LONG,
  async ({ page, context, stack, store }) => {
    const { url } = stack.site;
    const crowded = someAddress();
    await callFrom(crowded, NEW_RECORDS_A_DAY, (headers) =>
      fetch(`${url}/api/visitors/${crypto.randomUUID()}`, {
        method: "PUT",
        headers: { ...headers, Origin: url },
      }),
    );
    await comeFrom(context, crowded);
    const check = checkOn(page, "en");
    const refused = page.waitForResponse((response) => response.status() === 429);
    await check.giveFromLast(QUESTION_IDS.map(() => "no"));
    await refused;
    await expect(check.results).toBeVisible();
    const id = await check.visitorId();
    expect((await store()).has(id)).toBe(false);

    // At home, by another network.
    await comeFrom(context, someAddress());
    await page.reload();
    await expect.poll(async () => (await store()).get(id)?.attempts).toHaveLength(1);
  },
);
