// holds: #operators, #desk-access
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { expectNoViolations } from "@/e2e/support/axe";
import { newLead } from "@/e2e/support/desk-calls";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, OPERATOR, SECOND, test as base } from "@/e2e/support/operators";
import { expectToFit } from "@/e2e/support/own-pages";
import { LONG } from "@/e2e/support/tiers";
import { type MailServer, startMailServer } from "@/test/standins/mail-standin";
import { startSite } from "@/test/support/site";

const lang: Lang = "en";
const { desk: words } = contentIn(lang);
const { door, frame } = words;

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
  const { changes } = database
    .prepare(`UPDATE "deskSessions" SET record = json_set(record, '$.seenAt', ?) WHERE id = ?`)
    .run(Date.now() - minutes * 60_000, id);
  database.close();
  expect(changes).toBe(1);
};

const csv = (page: Page) => page.getByRole("button", { name: words.export.people, exact: true });

/** The page with the files. */
const openFiles = async (page: Page) => {
  await page.goto("/desk/more");
  await hydrated(page);
};

/** Sends the desk's mail to a server of ours. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
  siteEnv: [
    ({ siteEnv, mail }, use) => {
      const from = { MAIL_FROM: "site@example.in", LEADS_TO: "leads@example.in" };
      return use({ ...siteEnv, SMTP_URL: mail.url, ...from });
    },
    { scope: "worker" },
  ],
});

const openButton = (page: Page, lang: Lang) =>
  page.getByRole("main").getByRole("button", { name: contentIn(lang).desk.door.open });

/** Opens the desk by a link from the shell, as a person does. */
const openBy = async (page: Page, link: string) => {
  await page.goto(link);
  await openButton(page, lang).click();
};

test("each page of the desk is its door to a stranger, in both languages", async ({
  page,
  stack: { site },
}) => {
  expect(PAGES.length).toBeGreaterThan(2);
  const name = await newLead(site.url);
  for (const lang of LANGS)
    for (const path of PAGES) {
      const reply = await fetch(site.url + pathIn(lang, path));
      const html = await reply.text();
      expect([path, reply.status, html.includes(contentIn(lang).desk.door.title)]).toEqual([
        path,
        200,
        true,
      ]);
      expect(html).not.toContain(name);
      // The folder of the build is no address.
      const folder = await fetch(`${site.url}/desk/${lang}${path.slice("/desk".length)}`);
      expect(folder.status).toBe(404);
    }
  for (const lang of LANGS) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathIn(lang, "/desk"));
    await expectToFit(page);
    await expectNoViolations(page);
  }
});

for (const lang of LANGS)
  test(`${lang}: a mailed link opens the page that was asked for, once, where it was asked for`, async ({
    page,
    newDevice,
    mail,
    stack: { site },
  }) => {
    const { door } = contentIn(lang).desk;
    const address = pathIn(lang, "/desk/money?list=owes");
    const before = mail.letters.length;
    await page.goto(address);
    await page.getByLabel(door.email).focus();
    await page.keyboard.type(OPERATOR);
    await page.keyboard.press("Enter");
    await expect(page.getByText(door.said.asked)).toBeVisible();
    const letters = () => mail.letters.slice(before).filter(({ to }) => to.includes(OPERATOR));
    await expect.poll(() => letters().length).toBe(1);
    const link = /https?:\/\/\S+\/desk\/open\S+/.exec(letters()[0]!.letter.text ?? "")![0];

    // A mail scanner reads it, and somebody else's browser presses the button.
    expect((await fetch(link)).status).toBe(200);
    const stranger = await (await newDevice()).newPage();
    await stranger.goto(link);
    await openButton(stranger, lang).click();
    await expect(stranger.getByText(door.said.used)).toBeVisible();

    await page.goto(link);
    await expectNoViolations(page);
    await openButton(page, lang).press("Enter");
    await expect(page).toHaveURL(site.url + address);
    await expect(
      page.getByRole("heading", { name: contentIn(lang).desk.money.owes }),
    ).toBeVisible();
    const headers = await (await page.goto(address))!.allHeaders();
    expect(headers["cache-control"]).toContain("no-store");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-[\w+/]+=='/);
    await page.goto(link);
    await openButton(page, lang).click();
    await expect(page.getByText(door.said.used)).toBeVisible();
  });

test("an address that may not open the desk reads the same, and gets no mail", async ({
  page,
  mail,
}) => {
  const ask = async (email: string) => {
    await page.goto("/desk");
    await page.getByLabel(door.email).fill(email);
    await page.getByRole("button", { name: door.ask }).click();
    await expect(page.getByText(door.said.asked)).toBeVisible();
  };
  await ask("stranger@example.in");
  await ask(SECOND);
  await expect.poll(() => mail.letters.some(({ to }) => to.includes(SECOND))).toBe(true);
  expect(mail.letters.some(({ to }) => to.includes("stranger@example.in"))).toBe(false);
});

test("after an hour of nothing a form waits in the page, and is sent after a new link", async ({
  page,
  context,
  atDesk,
  storeKind,
  stack: { site, folder },
}) => {
  test.skip(storeKind !== "sqlite", "the last use is changed in SQLite's file");
  const name = await newLead(site.url);
  const cookie = await atDesk(context);
  await openFiles(page);
  leaveFor(folder, cookie, 61);
  await csv(page).click();
  const said = page.locator(".desk-said");
  await expect(said).toContainText(door.reasons.desk_idle);
  await expectNoViolations(page);
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    said.getByRole("link", { name: door.get }).click(),
  ]);
  await expect(tab.getByLabel(door.email)).toBeVisible();
  await openBy(tab, await site.deskLink(OPERATOR));
  const [download] = await Promise.all([page.waitForEvent("download"), csv(page).click()]);
  expect(download.suggestedFilename()).toMatch(/^people-[\d-]+\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain(name);
});

test("a desk that has closed says why, and opens by a link", async ({
  page,
  context,
  atDesk,
  storeKind,
  stack: { site, folder },
}) => {
  test.skip(storeKind !== "sqlite", "the last use is changed in SQLite's file");
  const cookie = await atDesk(context);
  await page.clock.install();
  await openFiles(page);
  const files = page.getByRole("heading", { name: words.export.title });
  leaveFor(folder, cookie, 61);
  // The page finds out by itself, and shows nothing any more.
  await page.clock.runFor(61_000);
  await expect(page.getByText(door.reasons.desk_idle)).toBeVisible();
  await expect(files).toBeHidden();
  await page.reload();
  await expect(page.getByText(door.reasons.desk_idle)).toBeVisible();
  await expect(files).toHaveCount(0);
  await openBy(page, await site.deskLink(OPERATOR));
  await openFiles(page);
  await expect(files).toBeVisible();
});

test("without JavaScript what was typed comes back after the link", async ({
  newDevice,
  atDesk,
  context,
  storeKind,
  stack: { site, folder },
}) => {
  test.skip(storeKind !== "sqlite", "the last use is changed in SQLite's file");
  const cookie = await atDesk(context);
  const plain = await withoutScript(newDevice, cookie, site.url);
  await plain.goto(`${site.url}/desk/add`);
  const name = plain.locator("input[name=name]");
  await name.fill("Meena Devi");
  leaveFor(folder, cookie, 61);
  await name.evaluate((input: HTMLInputElement) => (input.form!.noValidate = true));
  await name.press("Enter");
  await expect(plain.getByText(door.reasons.desk_idle)).toBeVisible();
  await openBy(plain, await site.deskLink(OPERATOR));
  await expect(plain).toHaveURL(`${site.url}/desk/add`);
  await expect(plain.getByRole("alert")).toContainText(door.kept);
  await expect(name).toHaveValue("Meena Devi");
});

test("a sign-out in one tab empties the other at once; so does the first refusal", async ({
  page,
  context,
  atDesk,
  stack: { site },
}) => {
  await atDesk(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openFiles(tab);
  }
  await page.getByRole("button", { name: words.screens.signOut }).click();
  await expect(other).toHaveURL(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/`);
  // No way back, and none from memory.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(door.title);
  await expect(csv(page)).toHaveCount(0);

  await atDesk(context);
  await other.clock.install();
  await openFiles(other);
  await context.clearCookies();
  await other.clock.runFor(61_000);
  await expect(other).toHaveURL(/\/desk\/open\?back=/);
});

/** Makes the button ask for a file that is none. */
const spoil = (page: Page) =>
  csv(page).evaluate((button: HTMLButtonElement) => {
    button.value = "none";
  });

test("a form is sent once, and says what came of it with JavaScript and without", async ({
  page,
  context,
  atDesk,
  newDevice,
  stack: { site },
}) => {
  const cookie = await atDesk(context);
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
  "an operator whose address is taken out is a stranger after a restart, in the same session",
  LONG,
  async ({ siteEnv }, info) => {
    let cookies: string[] = [];
    const statusesWith = async (...operators: string[]) => {
      const env = { SQLITE_PATH: info.outputPath("site.db"), OPERATOR_EMAILS: operators.join() };
      const site = await startSite({ ...siteEnv, ...env });
      const asked = async (session: string) =>
        (await fetch(`${site.url}/api/desk/news`, { headers: { cookie: session } })).status;
      try {
        if (cookies.length === 0) cookies = await Promise.all(operators.map(site.openDesk));
        return await Promise.all(cookies.map(asked));
      } finally {
        await site.stop();
      }
    };
    expect(await statusesWith(OPERATOR, SECOND)).toEqual([200, 200]);
    expect(await statusesWith(SECOND)).toEqual([401, 200]);
  },
);
