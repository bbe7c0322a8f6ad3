import type { Page, Route } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/languages";
import type { SignInReason } from "@/lib/domain/sign-in-reason";
import { expect, newPerson, test } from "./accounts";
import { expectNoViolations } from "./axe";
import { GOOGLE_SCRIPT } from "./google-script";
import { pickInWindow } from "./google";

/** After its window is closed, Firebase still waits 10 s for a late answer. */
const CLOSED_AFTER_MS = 12_000;

const authOn = (page: Page, lang: Lang) => {
  const { button, problems } = contentIn(lang).auth;
  const main = page.getByRole("main");
  return {
    open: () => page.goto(pathIn(lang, "/auth")),
    signIn: main.getByRole("button", { name: button.signIn, exact: true }),
    busy: main.getByRole("button", { name: button.busy, exact: true }),
    problem: main.getByRole("alert"),
    says: (reason: SignInReason) =>
      expect(main.getByRole("alert"), reason).toHaveText(problems[reason]),
  };
};

const json = (status: number, body: object) => ({
  status,
  headers: { "access-control-allow-origin": "*" },
  contentType: "application/json",
  body: JSON.stringify(body),
});

/** The browser meets Google's own addresses, not the emulator's; there, the project's settings are these. */
const meetGoogle = async (page: Page, settings: ReturnType<typeof json>) => {
  const toFrame = (route: Route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>${GOOGLE_SCRIPT};setTimeout(() => gapi.iframes.getContext().getParentIframe(), 50)</script>`,
    });
  await page.route("**/api/config", async (route) => {
    const response = await route.fetch();
    const { firebase } = await response.json();
    const { authEmulator, ...real } = firebase;
    expect(authEmulator).toBeTruthy();
    await route.fulfill({ response, json: { firebase: real } });
  });
  await page.context().route("https://*.firebaseapp.com/**", toFrame);
  await page.route("https://identitytoolkit.googleapis.com/**", (route) => route.fulfill(settings));
};

/** How each message of the spec's table comes about, up to the point where it must show (spec §8). */
const CAUSES: Record<SignInReason, (page: Page, lang: Lang) => Promise<void>> = {
  closed: async (page, lang) => {
    await page.clock.install();
    const { busy, open, signIn } = authOn(page, lang);
    await open();
    const opened = page.waitForEvent("popup");
    await signIn.click();
    const popup = await opened;
    await expect(busy).toBeDisabled();
    await popup.close();
    await page.clock.runFor(CLOSED_AFTER_MS);
  },
  blocked: async (page, lang) => {
    await page.addInitScript(() => (window.open = () => null));
    const { open, signIn } = authOn(page, lang);
    await open();
    await signIn.click();
  },
  "unauthorized-domain": async (page, lang) => {
    await meetGoogle(page, json(200, { projectId: "1", authorizedDomains: ["other.example"] }));
    const { open, signIn } = authOn(page, lang);
    await open();
    await signIn.click();
  },
  "not-allowed": async (page, lang) => {
    const message = "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.";
    await page.route("**/accounts:signInWithIdp**", (route) =>
      route.fulfill(json(400, { error: { code: 400, message } })),
    );
    const { open, signIn } = authOn(page, lang);
    await open();
    await pickInWindow(page, () => signIn.click(), newPerson());
  },
  "invalid-key": async (page, lang) => {
    const message = "API key not valid. Please pass a valid API key.";
    await meetGoogle(page, json(400, { error: { code: 400, message } }));
    const { open, signIn } = authOn(page, lang);
    await open();
    await signIn.click();
  },
  other: async (page, lang) => {
    await page.route("https://apis.google.com/**", (route) => route.abort());
    const { open, signIn } = authOn(page, lang);
    await open();
    await signIn.click();
  },
};

for (const lang of LANGS)
  for (const [reason, cause] of Object.entries(CAUSES) as [SignInReason, typeof CAUSES.other][])
    test(`${lang}: /auth says it in the red box: ${reason}`, async ({ page }) => {
      await cause(page, lang);
      const { busy, problem, says, signIn } = authOn(page, lang);
      await says(reason);
      await expect(busy).toHaveCount(0);
      await expect(signIn).toBeEnabled();
      await expect(signIn).toBeFocused();
      await expect(problem).toHaveCSS("border-top-color", "rgb(164, 38, 44)");
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      }
    });

test("the red box is right for a screen reader, and goes with the next try", async ({ page }) => {
  await CAUSES.other(page, "en");
  const { problem, says, signIn } = authOn(page, "en");
  await says("other");
  await expectNoViolations(page);
  await page.unroute("https://apis.google.com/**");
  const tryAgain = async () => {
    await signIn.click();
    await expect(problem).toHaveCount(0);
  };
  await pickInWindow(page, tryAgain, newPerson());
  await expect(page).toHaveURL(/\/$/);
});
