// holds: #operators, #desk-access
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expect, newPerson, OPERATOR, SECOND, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { newLead } from "@/e2e/support/desk-calls";
import { pickInWindow } from "@/e2e/support/google";
import { hydrated } from "@/e2e/support/hydrated";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";
import { startSite } from "@/test/support/site";

const lang: Lang = "en";
const { desk: words, auth } = contentIn(lang);
const { again, frame } = words;

/** The paths of all pages of the desk, with an id that nobody has. */
const PAGES = globSync("app/desk/[[]lang]/**/page.tsx").map((file) =>
  `/desk${file.slice("app/desk/[lang]".length, -"/page.tsx".length)}`.replace(
    /\[\w+\]/,
    "f".repeat(64),
  ),
);

/** As if a session had been used last so many minutes ago. */
const leaveFor = (folder: string, cookie: string, minutes: number) => {
  const id = createHash("sha256")
    .update(cookie.replace(/^[^=]+=/, ""))
    .digest("hex");
  const database = new DatabaseSync(join(folder, "site.db"), { timeout: 5_000 });
  const record = JSON.stringify({ seenAt: Date.now() - minutes * 60_000 });
  const { changes } = database
    .prepare('UPDATE "deskSessions" SET record = ? WHERE id = ?')
    .run(record, id);
  database.close();
  expect(changes).toBe(1);
};

const signInButton = (page: Page) => page.getByRole("button", { name: auth.button.signIn });
const csv = (page: Page) => page.getByRole("button", { name: words.export.people, exact: true });

/** The page with the files. */
const openFiles = async (page: Page) => {
  await page.goto("/desk/more");
  await hydrated(page);
};

/** The status of a page and where it leads. */
const lookAt = async (url: string, cookie: string | null) => {
  const headers = cookie === null ? {} : { cookie };
  const reply = await fetch(url, { headers, redirect: "manual" });
  return [reply.status, reply.headers.get("location")];
};

test("each page leads a stranger to the sign-in and back, and another account to a plain page", async ({
  newDevice,
  signedIn,
  stack: { site },
}) => {
  expect(PAGES.length).toBeGreaterThan(2);
  const { cookie } = await signedIn(await newDevice(), newPerson());
  for (const lang of LANGS)
    for (const path of PAGES) {
      const page = pathIn(lang, path);
      const signIn = `${pathIn(lang, "/auth")}?next=${encodeURIComponent(page)}`;
      expect([page, await lookAt(site.url + page, null)]).toEqual([page, [307, signIn]]);
      const forbidden = [307, pathIn(lang, "/desk/forbidden")];
      expect([page, await lookAt(site.url + page, cookie)]).toEqual([page, forbidden]);
      // The folder of the build is no address.
      expect((await lookAt(`${site.url}/desk/${lang}${path.slice("/desk".length)}`, null))[0]).toBe(
        404,
      );
    }
});

test("another account reads that it may not open the desk, in both languages", async ({
  page,
  context,
  signedIn,
}) => {
  await signedIn(context, newPerson());
  for (const lang of LANGS) {
    const { title } = contentIn(lang).desk.frame.forbidden;
    const reply = await page.goto(pathIn(lang, "/desk/more"));
    expect(reply?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectNoViolations(page);
  }
});

test("the sign-in leads back to the page, also where the browser believes to be signed in", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  const address = "/desk/money?list=owes";
  await page.goto(address);
  await pickInWindow(page, () => signInButton(page).click(), OPERATOR);
  await expect(page).toHaveURL(site.url + address);
  await expect(page.getByRole("heading", { name: words.money.owes })).toBeVisible();
  const { headers } = { headers: await (await page.goto(address))!.allHeaders() };
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[\w+/]+=='/);

  await signedIn(context, OPERATOR);
  await context.clearCookies();
  await page.goto(address);
  await expect(page).toHaveURL(`${site.url}/auth?next=${encodeURIComponent(address)}`);
  await pickInWindow(page, () => signInButton(page).click(), OPERATOR);
  await expect(page).toHaveURL(site.url + address);
});

test("after an hour of nothing a form waits for a new sign-in, and is sent by itself", async ({
  page,
  context,
  signedIn,
  storeKind,
  stack: { site, folder },
}) => {
  test.skip(storeKind !== "sqlite", "the last use is changed in SQLite's file");
  const { cookie } = await signedIn(context, OPERATOR);
  const name = await newLead(site.url);
  await openFiles(page);
  leaveFor(folder, cookie, 61);
  await csv(page).click();
  const dialog = page.getByRole("dialog", { name: again.title });
  await expect(dialog).toContainText(again.reasons.desk_idle);
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: again.cancel }).click();
  await csv(page).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    pickInWindow(page, () => signInButton(page).click(), OPERATOR),
  ]);
  expect(download.suggestedFilename()).toMatch(/^people-[\d-]+\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain(name);
  await expect(dialog).toBeHidden();
});

test("a desk that has closed says why, and opens after a sign-in", async ({
  page,
  context,
  signedIn,
  storeKind,
  stack: { folder },
}) => {
  test.skip(storeKind !== "sqlite", "the last use is changed in SQLite's file");
  const { cookie } = await signedIn(context, OPERATOR);
  await page.clock.install();
  await openFiles(page);
  const files = page.getByRole("heading", { name: words.export.title });
  leaveFor(folder, cookie, 61);
  // The page finds out by itself, and shows nothing any more.
  await page.clock.runFor(61_000);
  await expect(page.getByText(again.reasons.desk_idle)).toBeVisible();
  await expect(files).toBeHidden();
  await page.reload();
  await expect(page.getByText(again.reasons.desk_idle)).toBeVisible();
  await expect(files).toHaveCount(0);
  await pickInWindow(page, () => signInButton(page).click(), OPERATOR);
  await expect(files).toBeVisible();
});

test("a sign-out in one tab empties the other at once; so does the first refusal", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  await signedIn(context, OPERATOR);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openFiles(tab);
  }
  await page.getByRole("button", { name: words.screens.signOut }).click();
  await expect(other).toHaveURL(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/`);
  // No way back, and none from memory.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/desk/);

  await signedIn(context, OPERATOR);
  await other.clock.install();
  await openFiles(other);
  await context.clearCookies();
  await other.clock.runFor(61_000);
  await expect(other).not.toHaveURL(/\/desk/);
});

/** Makes the button ask for a file that is none. */
const spoil = (page: Page) =>
  csv(page).evaluate((button: HTMLButtonElement) => {
    button.value = "none";
  });

test("a form is sent once, and says what came of it with JavaScript and without", async ({
  page,
  context,
  signedIn,
  newDevice,
  stack: { site },
}) => {
  const { cookie } = await signedIn(context, OPERATOR);
  await openFiles(page);
  await spoil(page);
  const sent: string[] = [];
  let answer = () => {};
  await page.route("**/api/desk/export", async (route) => {
    sent.push(route.request().postData() ?? "");
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await csv(page).click();
  await expect(csv(page)).toHaveAttribute("aria-busy", "true");
  await csv(page).click();
  answer();
  const said = page.locator(".desk-said").getByText(frame.refusals.invalid);
  await expect(said).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain("kind=none");
  await expect(csv(page)).not.toHaveAttribute("aria-busy");
  await page.unroute("**/api/desk/export");
  await page.setViewportSize({ width: 360, height: 740 });
  await expectToFit(page);
  await expectNoViolations(page);
  await said.getByRole("button", { name: frame.close }).click();
  await expect(said).toBeHidden();
  await context.setOffline(true);
  await csv(page).click();
  await expect(page.getByText(frame.refusals.unsent)).toBeVisible();
  await context.setOffline(false);

  const plain = await withoutScript(newDevice, cookie, site.url);
  await plain.goto(`${site.url}/desk/more`);
  const [download] = await Promise.all([plain.waitForEvent("download"), csv(plain).click()]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const body = new URLSearchParams({ back: "/desk/more", kind: "none" });
  const headers = { cookie, origin: site.url };
  const url = `${site.url}/api/desk/export`;
  const reply = await fetch(url, { method: "POST", headers, body, redirect: "manual" });
  expect([reply.status, reply.headers.get("location")]).toEqual([303, "/desk/more"]);
  await plain.reload();
  await expect(plain.getByRole("alert")).toContainText(frame.refusals.invalid);
  await plain.reload();
  await expect(plain.getByRole("alert")).toHaveCount(0);
});

/** A browser without JavaScript in the same session. */
const withoutScript = async (
  newDevice: () => Promise<BrowserContext>,
  cookie: string,
  url: string,
): Promise<Page> => {
  const browser = (await newDevice()).browser()!;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie)!;
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  return context.newPage();
};

// Over 1 s: a site that starts twice.
test(
  "an operator whose address is taken out is another account after a restart, in the same session",
  LONG,
  async ({ context, signedIn, siteEnv }, info) => {
    const { cookie } = await signedIn(context, OPERATOR);
    const { cookie: others } = await signedIn(context, SECOND);
    const statusesWith = async (...operators: string[]) => {
      const env = { SQLITE_PATH: info.outputPath("site.db"), OPERATOR_EMAILS: operators.join() };
      const site = await startSite({ ...siteEnv, ...env });
      const asked = async (session: string) =>
        (await fetch(`${site.url}/api/desk/news`, { headers: { cookie: session } })).status;
      try {
        return [await asked(cookie), await asked(others)];
      } finally {
        await site.stop();
      }
    };
    expect(await statusesWith(OPERATOR.email, SECOND.email)).toEqual([200, 200]);
    expect(await statusesWith(SECOND.email)).toEqual([403, 200]);
  },
);
