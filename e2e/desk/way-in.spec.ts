// holds: #operators
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, OPERATOR, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** The own menu, of a phone or of a wide screen, opened on a page of the website. */
const openMenu = async (page: Page, lang: Lang, isWide: boolean, name: string) => {
  const { menu } = contentIn(lang).auth;
  const chrome = contentIn(lang).chrome;
  await page.setViewportSize({ width: isWide ? 1280 : 360, height: 740 });
  await page.goto(pathIn(lang, "/about"));
  const opener = isWide ? fill(menu.open, { name }) : chrome.menu.open;
  await page.getByRole("button", { name: opener, exact: true }).click();
  const role = isWide ? "menuitem" : "link";
  return { desk: page.getByRole(role, { name: menu.desk, exact: true }) };
};

test(
  "an operator's own menu leads to the desk, on a phone and on a wide screen; nobody else's does",
  LONG,
  async ({ context, page, newDevice, signedIn }) => {
    await signedIn(context, OPERATOR);
    for (const isWide of [false, true]) {
      const { desk } = await openMenu(page, lang, isWide, OPERATOR.name);
      await expect(desk).toBeVisible();
      expect((await desk.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expectNoViolations(page);
      await desk.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        contentIn(lang).desk.heading,
      );
    }
    const device = await newDevice();
    const other = await device.newPage();
    const { name } = await signedIn(device);
    const asked = other.waitForResponse("**/api/desk/counts");
    const { desk } = await openMenu(other, lang, false, name);
    expect((await asked).status()).toBe(404);
    await expect(desk).toHaveCount(0);
  },
);
