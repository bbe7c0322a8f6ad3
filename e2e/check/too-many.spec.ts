import { contactLabels } from "@/e2e/support/contact-labels";
// Each takes some seconds: it first uses up what one address may do.
// holds: #limits
import { randomInt } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { hydrated } from "@/e2e/support/hydrated";
import { expectNoViolations } from "@/e2e/support/axe";
import { checkOn } from "@/e2e/support/check";
import { expect, rememberWelcome, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

const NEW_RECORDS_AN_HOUR = 150;
/** Of one address, until they are refused. */
const LEADS_AN_HOUR = 200;
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
    await callFrom(crowded, NEW_RECORDS_AN_HOUR, (headers) =>
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

test(
  "where too many forms come from, one more keeps its text and says when to try again",
  LONG,
  async ({ browser, stack }) => {
    const { url } = stack.site;
    const words = contentIn(lang).leads;
    const crowded = someAddress();
    await callFrom(crowded, LEADS_AN_HOUR, (headers, n) =>
      fetch(`${url}/api/leads/contact`, {
        method: "POST",
        headers: { ...headers, Origin: url },
        body: JSON.stringify({
          ...{ name: "Bot", email: "bot@example.in", phone: "98765 43210", lang },
          ...{ message: `Number ${n}`, consent: true, textVersion: "2026-11-21" },
        }),
      }),
    );
    for (const javaScriptEnabled of [false, true]) {
      const context = await browser.newContext({
        javaScriptEnabled,
        baseURL: url,
        extraHTTPHeaders: { "X-Forwarded-For": crowded },
      });
      await context.addInitScript(rememberWelcome);
      const page = await context.newPage();
      await page.goto(pathIn(lang, "/contact"));
      const form = page.getByRole("main").getByRole("form", { name: words.contact.title });
      if (javaScriptEnabled) await hydrated(page);
      const message = "A real one, from the same network";
      await form.getByLabel(contactLabels(lang).name).fill("Asha Patil");
      await form.getByLabel(contactLabels(lang).email).fill("asha@example.in");
      await form.getByLabel(contactLabels(lang).phone).fill("98765 43210");
      await form.getByLabel(contactLabels(lang).message).fill(message);
      await form.getByRole("checkbox").check();
      await form.getByRole("button", { name: words.contact.send }).click();

      const main = page.getByRole("main");
      // The hour began with the first of the forms, less than five minutes ago.
      await expect(main.getByRole("alert")).toContainText(
        fill(words.unsent.later, { minutes: 60 }),
      );
      await expect(main.getByLabel(contactLabels(lang).message)).toHaveValue(message);
      await expect(main.getByRole("link", { name: words.unsent.whatsapp })).toHaveAttribute(
        "href",
        new RegExp(encodeURIComponent(message)),
      );
      if (javaScriptEnabled) await expectNoViolations(page);
      await context.close();
    }
  },
);
