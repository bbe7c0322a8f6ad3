// Over 10 s: what an operator makes, three partners' clients, and what is printed.
// holds: #partners
import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { countedFor } from "@/e2e/support/counts";
import { deskOn } from "@/e2e/support/desk";
import { newName, sendMessage } from "@/e2e/support/desk-calls";
import { expect, test as base } from "@/e2e/support/operators";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";

/** A site of its own: no other journey's visits are counted. */
const test = base.extend({
  siteEnv: [({ siteEnv }, use) => use({ ...siteEnv, LEADS_LANG: "en" }), { scope: "worker" }],
});

const lang: Lang = "en";
const words = contentIn(lang).desk.forms.partners;
const HOSTILE = `<img src=x onerror="document.title='x'"> & "Söhne" ${"W".repeat(9)}`;
/** A page's width and height in points, as Chromium writes it into a PDF. */
const SIZES = { poster: [595, 842], card: [298, 420] } as const;

const addPartner = async (page: Page, name: string, code = "") => {
  const desk = deskOn(page, lang);
  await desk.open("/partners");
  await desk.unfold(words.add);
  const form = desk.main.locator("form").filter({ has: page.getByLabel(words.code) });
  await form.getByLabel(words.name).fill(name);
  await form.getByLabel(words.code).fill(code);
  await form.getByRole("button", { name: words.save }).click();
  await expect(page.locator(".desk-said")).toContainText(words.saved);
};

/** What a phone's camera reads from the page as it would be printed. */
const readCode = async (page: Page): Promise<string | undefined> => {
  const picture = await page.locator(".partner-paper").screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
};

test(
  "posters and cards are one page each, in black and white, and a camera reads them",
  LONG,
  async ({ page, context, atDesk, stack: { site } }) => {
    await atDesk(context);
    await addPartner(page, HOSTILE, "hostile");
    for (const one of LANGS)
      for (const paper of ["poster", "card"] as const) {
        await page.emulateMedia({ media: null });
        await page.goto(pathIn(one, `/desk/partners/hostile/${paper}`));
        await expect(page.locator(".partner-paper")).toContainText(HOSTILE);
        await expectNoViolations(page);
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          await expectToFit(page);
          expect(await readCode(page)).toBe(site.url + pathIn(one, "/p/hostile"));
        }
        const file = await page.pdf({ preferCSSPageSize: true });
        const pdf = file.toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
        const size = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf)!.slice(1).map(Number);
        SIZES[paper].forEach((side, at) => expect(Math.abs(size[at]! - side)).toBeLessThan(2));
        await page.emulateMedia({ media: "print" });
        const { channels } = await sharp(await page.locator(".partner-paper").screenshot()).stats();
        const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
        expect([green, blue]).toEqual([red, red]);
        expect(await page.title()).not.toBe("x");
      }
    await page.goto("/desk/partners/nobody/poster");
    await expect(page.locator(".partner-paper")).toHaveCount(0);
  },
);

test(
  "three partners' clients are counted for the partner, whatever they do with the language",
  LONG,
  async ({ page, context, newDevice, atDesk, stack: { site, store } }) => {
    test.slow();
    await atDesk(context);
    const PARTNERS = [
      ["CA Sharma", "ca-sharma"],
      ["व्यापार मंडल", "vyapar-mandal"],
      [HOSTILE, "hostile-rao"],
    ] as const;
    for (const [name, code] of PARTNERS)
      await addPartner(page, name, code === "hostile-rao" ? code : "");
    const desk = deskOn(page, lang);
    await desk.open("/partners");
    await desk.unfold("CA Sharma (ca-sharma)");
    const link = `${site.url}/p/ca-sharma`;
    const chat = page.getByRole("link", { name: words.whatsapp }).and(page.locator(":visible"));
    expect(decodeURIComponent((await chat.getAttribute("href"))!)).toContain(link);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await desk.main.getByRole("button", { name: words.copy }).and(page.locator(":visible")).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await expectNoViolations(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page);
    }

    // The first one's client changes the language before the first answer, and finishes.
    const client = await (await newDevice()).newPage();
    await client.goto("/p/ca-sharma");
    await expect(client).toHaveURL(/\/health-check\?utm_source=ca-sharma$/);
    expect(await client.context().cookies()).toEqual([]);
    await client.getByRole("link", { name: "हिंदी" }).first().click();
    await expect(client).toHaveURL(/\/hi\/health-check/);
    const check = checkOn(client, "hi");
    await check.give(all("no"));
    await expect(check.results).toBeVisible();
    await client.close({ runBeforeUnload: true });
    await expect.poll(() => countedFor(store, "ca-sharma", "hi")).toMatchObject({ finished: 1 });

    // The second one's client answers two questions.
    const second = await (await newDevice()).newPage();
    await second.goto("/p/vyapar-mandal");
    await checkOn(second, lang).give(all("maybe").slice(0, 2));
    await expect(checkOn(second, lang).progress(3)).toBeVisible();
    await second.close({ runBeforeUnload: true });
    await expect.poll(() => countedFor(store, "vyapar-mandal", lang)).toHaveProperty("b3", 1);

    // The third one has ended; its client writes, once the link was followed, to us.
    await desk.open("/partners");
    await desk.unfold(`${HOSTILE} (hostile-rao)`);
    await desk.main.getByRole("button", { name: words.end }).and(page.locator(":visible")).click();
    await expect(desk.main.getByText(`${HOSTILE} (hostile-rao), ${words.ended}`)).toBeVisible();
    const name = newName();
    await sendMessage(site.url, { name, lang, source: { utm_source: "hostile-rao" } });

    for (const [method, path, location] of [
      ["HEAD", "/p/hostile-rao", "/health-check?utm_source=hostile-rao"],
      ["GET", "/p/nobody", "/health-check"],
      ["GET", "/hi/p/ca-sharma", "/hi/health-check?utm_source=ca-sharma"],
      ["GET", "/p/CA-Sharma", "/p/ca-sharma"],
      ["GET", "/p/%E0%A4", "/missing"],
    ] as const) {
      const reply = await fetch(site.url + path, { method, redirect: "manual" });
      if (location !== "/missing")
        expect([path, reply.headers.get("location")]).toEqual([path, location]);
      else expect(reply.status).toBe(404);
      expect(reply.headers.get("set-cookie")).toBeNull();
    }

    await page.setViewportSize({ width: 360, height: 740 });
    await desk.open("/numbers");
    const { money } = desk.words;
    const table = desk.main.getByRole("table", { name: money.by.partners });
    const figuresOf = (title: string) =>
      table.getByRole("row").filter({ hasText: title }).getByRole("cell");
    await expect(figuresOf("CA Sharma (ca-sharma)")).toHaveText(["2", "1", "0", "₹0"]);
    await expect(figuresOf("व्यापार मंडल (vyapar-mandal)")).toHaveText(["1", "0", "0", "₹0"]);
    await expect(figuresOf(`${HOSTILE} (hostile-rao)`)).toHaveText(["0", "0", "1", "₹0"]);
    await expectToFit(page);
    await desk.open();
    await desk.find(name, 1);
    await desk.row(name).click();
    const partner = `${HOSTILE} (hostile-rao)`;
    await expect(desk.main.getByText(fill(words.brought, { partner }))).toBeVisible();
    await desk.unfold(desk.words.person.sections.facts);
    await expect(desk.main.getByRole("definition").filter({ hasText: partner })).toBeVisible();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, locale: "hi-IN" });
  test("a partner's link leads to the check in its language", async ({ page }) => {
    await page.goto("/hi/p/nobody");
    await expect(page).toHaveURL(/\/hi\/health-check$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
