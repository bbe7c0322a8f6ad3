// holds: #sign-in
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { SignInReason } from "@/lib/domain/account/sign-in-reason";
import { expect, newPerson, test as base } from "@/e2e/support/accounts";
import { FIREBASE } from "@/test/builders/firebase-env";
import { expectNoViolations } from "@/e2e/support/axe";
import { GOOGLE_SCRIPT } from "@/e2e/support/google-script";
import { pickInWindow } from "@/e2e/support/google";
import { type Site, startSite } from "@/test/support/site";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

/** A visitor's try to sign in, and the address of a site that leads to Google itself, not to the emulator. */
type Try = { page: Page; lang: Lang; googlesSite: () => Promise<string> };

const test = base.extend<Pick<Try, "googlesSite">>({
  googlesSite: async ({ stack }, use) => {
    const sites: Site[] = [];
    await use(async () => {
      const site = await startSite({ ...FIREBASE, SQLITE_PATH: join(stack.folder, "google.db") });
      sites.push(site);
      return site.url;
    });
    await Promise.all(sites.map((site) => site.stop()));
  },
});

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

/** A site without the emulator: the browser meets Google's own addresses; there, the project's settings are these. */
const meetGoogle = async ({ page, lang, googlesSite }: Try, settings: ReturnType<typeof json>) => {
  const toFrame = (route: Route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<script>${GOOGLE_SCRIPT};setTimeout(() => gapi.iframes.getContext().getParentIframe(), 50)</script>`,
    });
  await page.context().route("https://*.firebaseapp.com/**", toFrame);
  await page.route("https://identitytoolkit.googleapis.com/**", (route) => route.fulfill(settings));
  await page.goto(`${await googlesSite()}${pathIn(lang, "/auth")}`);
  await authOn(page, lang).signIn.click();
};

/** How each message comes about, up to the point where it must show (docs/product/records.md#sign-in). */
const CAUSES: Record<SignInReason, (one: Try) => Promise<void>> = {
  closed: async ({ page, lang }) => {
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
  blocked: async ({ page, lang }) => {
    await page.addInitScript(() => (window.open = () => null));
    const { open, signIn } = authOn(page, lang);
    await open();
    await signIn.click();
  },
  "unauthorized-domain": async (one) => {
    const settings = { projectId: "1", authorizedDomains: ["other.example"] };
    await meetGoogle(one, json(200, settings));
  },
  "not-allowed": async ({ page, lang }) => {
    const message = "OPERATION_NOT_ALLOWED : The identity provider configuration is not found.";
    await page.route("**/accounts:signInWithIdp**", (route) =>
      route.fulfill(json(400, { error: { code: 400, message } })),
    );
    const { open, signIn } = authOn(page, lang);
    await open();
    await pickInWindow(page, () => signIn.click(), newPerson());
  },
  "invalid-key": async (one) => {
    const message = "API key not valid. Please pass a valid API key.";
    await meetGoogle(one, json(400, { error: { code: 400, message } }));
  },
  clock: async ({ page, lang }) => {
    const error = { code: "clock_wrong", message: "The server's clock is wrong." };
    await page.route("**/api/session", (route) => route.fulfill(json(401, { error })));
    const { open, signIn } = authOn(page, lang);
    await open();
    await pickInWindow(page, () => signIn.click(), newPerson());
  },
  other: async ({ page, lang }) => {
    await page.route("https://apis.google.com/**", (route) => route.abort());
    const { open, signIn } = authOn(page, lang);
    await open();
    await signIn.click();
  },
};

const { other, ...seldom } = CAUSES;
for (const [reason, cause] of Object.entries(seldom) as [SignInReason, typeof other][])
  test(`/auth says it in the red box: ${reason}`, LONG, async ({ page, googlesSite }) => {
    await cause({ page, lang, googlesSite });
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

test("the red box is right for a screen reader, and goes with the next try", async ({
  page,
  googlesSite,
}) => {
  await other({ page, lang: "en", googlesSite });
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
