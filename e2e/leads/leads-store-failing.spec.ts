// holds: #leads, #r9
import { contactLabels } from "@/e2e/support/contact-labels";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { storedLeads } from "@/test/support/stored-leads";
import { expectNoViolations } from "@/e2e/support/axe";
import { startSite } from "@/test/support/site";
import { rememberWelcome } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

test(
  "while nothing can be stored a message is kept, and arrives once when it can",
  LONG,
  async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), "bizgrow-leads-"));
    const inTheWay = join(folder, "data");
    const databasePath = join(inTheWay, "site.db");
    const env = { SQLITE_PATH: databasePath };
    await writeFile(inTheWay, ""); // a file where the database's folder should be
    const site = await startSite(env);
    const words = contentIn(lang).leads;
    const message = `Nothing may get lost ${crypto.randomUUID()}`;
    try {
      for (const javaScriptEnabled of [false, true]) {
        const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
        await context.addInitScript(rememberWelcome);
        const page = await context.newPage();
        await page.goto(pathIn(lang, "/contact/order"));
        const form = page.getByRole("main").getByRole("form", { name: words.contact.title });
        if (javaScriptEnabled) await hydrated(page);
        await form.getByLabel(contactLabels(lang).name).fill("Asha Patil");
        await form.getByLabel(contactLabels(lang).phone).fill("98765 43210");
        await form.getByLabel(contactLabels(lang).message).fill(message);
        await form.getByRole("checkbox").check();
        await form.getByRole("button", { name: words.contact.send.order }).click();

        const main = page.getByRole("main");
        await expect(main.getByRole("alert")).toContainText(words.unsent.store);
        await expect(main.getByRole("link", { name: words.unsent.whatsapp })).toHaveAttribute(
          "href",
          new RegExp(encodeURIComponent(message)),
        );
        if (javaScriptEnabled) await expectNoViolations(page);

        // Without JavaScript what was typed is one page back.
        if (!javaScriptEnabled) await page.goBack();
        await expect(form.getByLabel(contactLabels(lang).message)).toHaveValue(message);
        if (!javaScriptEnabled) continue;
        await rm(inTheWay);
        await main.getByRole("button", { name: words.again, exact: true }).click();
        await expect(page.getByRole("status").filter({ hasText: "BG-" })).toBeVisible();
        await context.close();
      }
      expect(storedLeads(databasePath)).toMatchObject([{ message, email: "", topic: "order" }]);
      expect(site.output()).not.toMatch(/Asha|98765|Nothing may/);
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
