// holds: #languages, #pages
import { contentIn } from "@/lib/content";
import { footerLinksIn, navigationIn } from "@/lib/content/facts/navigation";
import { site } from "@/lib/content/facts/site";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";

/** The red of the ledger, as a browser writes it. */
const RED = "rgb(164, 38, 44)";
const lang: Lang = "hi";

const words = contentIn(lang).chrome;

test("the header leads to its pages and marks the one that one is on", async ({ page }) => {
  await page.goto(pathIn(lang, "/blog/udhaar-7-day-plan"));
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: words.nav.blog, exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  for (const { path, name } of navigationIn(lang).top) {
    const response = await page.goto(pathIn(lang, path));
    expect(response?.status(), path).toBe(200);
    await expect(header.locator("[aria-current]:visible")).toHaveText([name]);
    await expect(header.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
});

test("the chat button opens WhatsApp with our number and the greeting, and says so", async ({
  page,
}) => {
  await page.goto(pathIn(lang, "/"));
  const chat = page.locator(".chat-button a");
  await expect(chat).toHaveAccessibleName(`${words.chat.tooltip} ${words.opensWhatsApp}`);
  await expect(chat).toHaveJSProperty(
    "href",
    new URL(`https://wa.me/${site.whatsapp.digits}?text=${encodeURIComponent(words.chat.greeting)}`)
      .href,
  );
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(chat).toHaveAttribute("rel", /noopener/);
  await expect(chat.getByText("!", { exact: true })).toHaveCSS("background-color", RED);
  const edges = await chat.evaluate((button) => {
    const { right, bottom } = button.getBoundingClientRect();
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [(document.documentElement.clientWidth - right) / rem, (innerHeight - bottom) / rem];
  });
  for (const edge of edges) expect(edge).toBeCloseTo(1);
  await expect(chat.getByText("!", { exact: true })).toBeVisible();
  const tooltip = (text: string) => chat.getByText(text, { exact: true });
  await expect(tooltip(words.chat.tooltip)).toBeHidden();
  await chat.hover();
  await expect(tooltip(words.chat.tooltip)).toBeVisible();
  await expect(tooltip(words.chat.shortTooltip)).toBeHidden();
  await page.setViewportSize({ width: 768, height: 700 });
  await page.mouse.move(0, 0);
  await chat.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(tooltip(words.chat.shortTooltip)).toBeVisible();
  await expect(tooltip(words.chat.tooltip)).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(chat).toBeHidden();
});

test("on a phone the chat button is there on every screen of a page, but in a field, the check and a dialog", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const chat = page.locator(".chat-button a");
  const isOnTop = () =>
    chat.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  for (const path of ["/", "/faq", "/privacy", "/contact", "/services", "/onboarding"]) {
    await page.goto(pathIn(lang, path));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 740) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
      expect(await isOnTop(), `${path} ${top}`).toBe(true);
    }
    expect(await chat.boundingBox()).toMatchObject({ width: 48, height: 48 });
  }
  await page.goto(pathIn(lang, "/contact"));
  const field = page.locator("form[action$=contact] textarea");
  await field.focus();
  await expect(chat).toBeHidden();
  // A press that leaves the field is not on the button, which comes back after it.
  await page.mouse.move(340, 700);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  await page.waitForTimeout(300);
  await expect(chat).toBeHidden();
  await page.mouse.up();
  await expect(chat).toBeVisible();
  await page.goto(pathIn(lang, "/health-check"));
  await expect(chat).toBeHidden();
});

test("the footer leads to packages, free pages, law and us, and all of it is there", async ({
  page,
  request,
}) => {
  await page.goto(pathIn(lang, "/"));
  const footer = page.getByRole("contentinfo");
  const { packages, resources, law } = footerLinksIn(lang);
  for (const { path, name } of [...packages, ...resources, ...law]) {
    const link = footer.getByRole("link", { name, exact: true }).last();
    await expect(link).toHaveAttribute("href", pathIn(lang, path));
    const response = await request.get(pathIn(lang, path));
    expect(response.status(), path).toBe(200);
    const anchor = path.split("#")[1];
    if (anchor) expect(await response.text()).toContain(`id="${anchor}"`);
  }
  for (const address of Object.values(site.social).filter((page) => page !== null)) {
    const link = footer.locator(`a[href="${address}"]`);
    await expect(link).toHaveAccessibleName(/^\S+ \(.+\)$/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  await expect(footer.locator(`a[href="tel:${site.phone.dial}"]`)).toBeVisible();
  await expect(footer.locator(`a[href="mailto:${site.email}"]`)).toBeVisible();
  await expect(footer).toContainText(words.footer.hours);
  const { newsletter } = contentIn(lang).leads;
  const box = footer.getByRole("form", { name: newsletter.title });
  await expect(box).toBeHidden();
  await openNewsletter(page);
  await expect(box.getByRole("textbox", { name: newsletter.email })).toBeVisible();
  await expect(box.getByRole("checkbox", { name: newsletter.consent })).not.toBeChecked();
  await expect(box.getByRole("button", { name: newsletter.send })).toBeVisible();
  await expectNoViolations(page);
});

test("on a phone the footer is one screen at most, in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lang of LANGS) {
    await page.goto(pathIn(lang, "/about"));
    const { height } = (await page.getByRole("contentinfo").boundingBox())!;
    expect(height, lang).toBeLessThanOrEqual(740);
  }
});

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await page.goto(pathIn(lang, "/about"));
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: words.skip, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
