// holds: #contact, #get-started, #tools, #newsletter
// Up to 20 s each: a press is held after each field of a form. The form that says "I have paid" is not pressed here: no
// page has it without the fact of a way to pay (components/leads/pay/pay-ways.test.tsx).
import type { Locator, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { toolPath } from "@/lib/content/facts/public-pages";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { test as deskTest } from "@/e2e/support/operators";
import { all, checkOn } from "@/e2e/support/check";
import { hydrated } from "@/e2e/support/hydrated";
import { openNewsletter } from "@/e2e/support/newsletter";
import { expect, test } from "@/e2e/support/stack";
import { LONG, longIf } from "@/e2e/support/tiers";

/** Longer than anything that a field begins when it is left. */
const PRESS_MS = 400;
/** Not the field that only robots fill in. */
const INPUTS = "input:not([tabindex='-1'])";
const CONTROLS = `:is(${INPUTS}, select, textarea, summary, button):visible`;
const TYPED = `:is(${INPUTS}:not([type=checkbox], [type=radio]), textarea):visible`;

/** Odd in every field, also beyond its limit. */
const ODD: Readonly<Record<string, string>> = {
  email: "asha@exam",
  phone: "+65 9123 4567",
  message: "x".repeat(2_100),
  due: "23OO",
  yearEstablished: "last year",
};
const oddFor = (name: string) => ODD[name] ?? "1,5";

type Form = {
  path: string;
  open?: (page: Page, lang: Lang) => Promise<void>;
  box: string;
  /** It has columns on a wide screen. */
  isWide?: true;
};

const FORMS: Readonly<Record<string, Form>> = {
  contact: { path: "/contact", box: "form[action$=contact]", isWide: true },
  order: { path: "/contact?topic=order&package=suite", box: "form[action$=contact]" },
  demo: { path: "/contact/demo/suite", box: "form[action$=contact]" },
  newsletter: {
    path: "/about",
    open: (page) => openNewsletter(page),
    box: "form[action$=newsletter]",
  },
  "Get Started": { path: "/onboarding", box: "form.step-form" },
  margin: { path: toolPath("margin"), box: ".tool-page [role=group]", isWide: true },
  udhaar: { path: toolPath("udhaar"), box: ".dues-form" },
  "Call me": {
    path: "/health-check",
    open: async (page, lang) => {
      const check = checkOn(page, lang);
      await check.giveFromLast([...all("maybe").slice(0, -1), "yes"]);
      await check.button(contentIn(lang).quiz.results.call.open).click();
      await page.clock.resume();
    },
    box: ".result form[aria-label]",
  },
};

const placeOf = (control: Locator) =>
  control.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** Presses in the middle of a control and holds it; returns where it was before, and when it was let go. */
const press = async (page: Page, control: Locator) => {
  // At the upper part of the screen, so that a focus by the press scrolls nothing.
  await control.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 200));
  const [x = 0, y = 0, width = 0, height = 0] = await placeOf(control);
  const pressed = control.evaluate(
    (one) =>
      new Promise((resolve) =>
        one.addEventListener("click", () => resolve("pressed"), { once: true }),
      ),
  );
  await page.mouse.move(x + width / 2, y + Math.min(height / 2, 20));
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  const after = await placeOf(control);
  await page.mouse.up();
  const late = page.waitForTimeout(1_000).then(() => "swallowed");
  return {
    moved: after.map((value, at) => value - [x, y, width, height][at]!),
    press: await Promise.race([pressed, late]),
  };
};

/** Types something odd into each field, and presses what comes next while its problem may appear. */
const expectEachPress = async (page: Page, lang: Lang, { path, open, box }: Form) => {
  await page.goto(pathIn(lang, path));
  await open?.(page, lang);
  await hydrated(page);
  const form = page.locator(box);
  // The form's own code comes with the first touch.
  await form.locator(TYPED).first().focus();
  await page.waitForLoadState("networkidle");
  const controls = form.locator(CONTROLS);
  const typed = form.locator(TYPED);
  const most = Math.min(await typed.count(), 8);
  expect(most, path).toBeGreaterThan(0);
  for (let n = 0; n < most; n++) {
    const field = typed.nth(n);
    const fieldName = (await field.getAttribute("name")) ?? "";
    await field.fill("");
    await field.focus();
    await page.keyboard.insertText(oddFor(fieldName));
    const all = await controls.all();
    const at = await controls.evaluateAll(
      (list, one) => list.indexOf(one as never),
      await field.elementHandle(),
    );
    const next = all[at + 1];
    if (!next || !(await next.isEnabled())) continue;
    const what = `${path}: ${fieldName}, then ${await next.getAttribute("name")}`;
    expect(await press(page, next), what).toEqual({ moved: [0, 0, 0, 0], press: "pressed" });
  }
};

for (const [name, form] of Object.entries(FORMS))
  for (const [lang, width] of [
    ["hi", 360],
    ...(form.isWide ? ([["en", 1280]] as const) : []),
  ] as const)
    test(
      `${name}, ${lang}, ${width} px: whatever is in a field, the press on the next control counts`,
      longIf(width === 1280),
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: 740 });
        await expectEachPress(page, lang, form);
      },
    );

deskTest("somebody added at the desk: the same", LONG, async ({ page, context, atDesk }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await atDesk(context);
  await expectEachPress(page, "hi", { path: "/desk/add", box: "form[action$='desk/add']" });
});
