// Over 10 s: a check to its result, then files and links by the real server.
// holds: #take-it-along
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import type { Answer } from "@/lib/domain/check/answers";
import { expectNoViolations } from "@/e2e/support/axe";
import { checkOn } from "@/e2e/support/check";
import { expect, test } from "@/e2e/support/stack";

const lang: Lang = "hi";

const ANSWERS: readonly Answer[] = [
  ...(["no", "maybe", "yes", "yes", "maybe"] as const),
  ...(["no", "no", "yes", "maybe", "no"] as const),
  ...(["yes", "yes", "maybe", "no", "yes"] as const),
];

/** A finished check, with its panel once it is open. */
const resultOn = async (page: Page, lang: Lang) => {
  const check = checkOn(page, lang);
  const words = contentIn(lang).share.keep;
  await check.giveFromLast(ANSWERS);
  await expect(check.results).toBeVisible();
  const part = (name: string) => page.getByRole("group", { name, exact: true });
  return {
    ...check,
    words,
    opener: check.button(words.button.open),
    pdf: part(words.ways.pdf),
    link: part(words.ways.link),
    others: part(words.ways.others),
    way: (name: keyof typeof words.ways) => check.button(words.ways[name]),
    address: page.locator(".keep-address"),
  };
};

/** Runs in the browser: a phone that hands on files. */
const shareAs = () => {
  const shared: unknown[] = [];
  Object.assign(window, { shared });
  Object.assign(navigator, {
    canShare: ({ files }: { files?: File[] }) => Boolean(files),
    share: (data: { files?: File[]; text?: string }) => {
      if (!navigator.userActivation.isActive) throw new DOMException("no tap", "NotAllowedError");
      shared.push(data.files?.map(({ name, type }) => `${name} ${type}`) ?? data.text);
      return Promise.resolve();
    },
  });
};
const sharedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);

test("the PDF, a private link and its QR code from the result", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { words, opener, way, pdf, link, address } = await resultOn(page, lang);
  await opener.click();
  const save = pdf.getByRole("button", { name: words.pdf.save, exact: true });
  await expect(save).not.toHaveAttribute("aria-disabled", "true");
  const [report] = await Promise.all([page.waitForEvent("download"), save.click()]);
  expect(report.suggestedFilename()).toMatch(/^bizgrow-[\w-]+\.pdf$/);
  expect((await readFile(await report.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await expect(address).toHaveCount(0);
  await way("link").click();
  await expect(pdf).toBeHidden();
  await link.getByRole("radio", { name: words.link.answers }).check();
  await link.getByRole("button", { name: words.link.make, exact: true }).click();
  await expect(address).toHaveText(new RegExp(`${pathIn(lang, "/r")}#[\\w-]{22}$`));
  const chat = link.getByRole("link", { name: words.link.whatsapp });
  const made = (await address.textContent())!;
  expect(decodeURIComponent((await chat.getAttribute("href"))!)).toContain(made);
  await expect(page.getByRole("img", { name: words.link.qrLabel })).toHaveCount(0);
  await link.getByRole("button", { name: words.link.qr }).click();
  const code = page.getByRole("img", { name: words.link.qrLabel });
  await expect(code).toBeVisible();
  expect((await code.boundingBox())!.width).toBeGreaterThan(200);
  await expectNoViolations(page);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
});

/** Runs in the browser: where something is on the page, and how high it is. */
const placeOf = (part: Element) => {
  const { left, top, height } = part.getBoundingClientRect();
  return { left, top: Math.round(top + scrollY), height };
};

for (const lang of LANGS)
  for (const width of [360, 1280])
    test(`${lang}, ${width} px: four ways in a row that stays where it is, by keyboard`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute("data-printed", "yes");
      });
      const { words, opener, way, ...panel } = await resultOn(page, lang);
      await opener.click();
      const places = () =>
        Promise.all(
          (["link", "pdf", "others", "print"] as const).map((name) => way(name).evaluate(placeOf)),
        );
      const row = await places();
      expect(new Set(row.map(({ top }) => top)).size).toBe(1);
      expect(Math.min(...row.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
      await way("link").focus();
      for (const name of ["link", "pdf", "others"] as const) {
        await page.keyboard.press("Enter");
        for (const other of ["link", "pdf", "others"] as const)
          await expect(panel[other]).toBeVisible({ visible: other === name });
        expect(await places()).toEqual(row);
        await expectNoViolations(page);
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
      const chat = panel.others.getByRole("link", { name: words.recommend.button });
      await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\?text=/);
    });

test("a phone that hands on files gets the PDF within the tap, and downloads nothing", async ({
  page,
}) => {
  await page.addInitScript(shareAs);
  const { words, opener, pdf } = await resultOn(page, "en");
  let downloaded = 0;
  page.on("download", () => downloaded++);
  await opener.click();
  await pdf.getByRole("button", { name: words.pdf.send }).click();
  expect(await sharedOn(page)).toEqual([[expect.stringMatching(/\.pdf application\/pdf$/)]]);
  expect(downloaded).toBe(0);
});
