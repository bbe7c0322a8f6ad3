// holds: #operators, #desk-access
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import type { LANGS } from "@/lib/domain/core/languages";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { expect, OPERATOR, SECOND, test } from "@/e2e/support/accounts";
import { expectNoViolations } from "@/e2e/support/axe";
import { deskThatFound } from "@/e2e/support/desk";
import { leadIdOf, newLead } from "@/e2e/support/desk-calls";
import { pickInWindow } from "@/e2e/support/google";
import { hydrated } from "@/e2e/support/hydrated";
import { expectToFit } from "@/e2e/support/own-pages";
import { startSite } from "@/test/support/site";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "en";

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

/** Makes the sign-in of a browser's session older: the emulator looks at no signature. */
const signedInBefore = async (context: BrowserContext, url: string, minutes: number) => {
  const session = (await context.cookies()).find(({ name }) => name.endsWith("session"))!;
  const [head, claims, ...rest] = session.value.split(".") as [string, string];
  const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as { auth_time: number };
  const older = { ...said, auth_time: said.auth_time - minutes * 60 };
  const value = [head, Buffer.from(JSON.stringify(older)).toString("base64url"), ...rest].join(".");
  const flags = { httpOnly: true, sameSite: "Lax" } as const;
  await context.addCookies([{ name: session.name, value, url, ...flags }]);
};

const dialogOn = (page: Page, lang: (typeof LANGS)[number]) => {
  const { again } = contentIn(lang).desk;
  const { button } = contentIn(lang).auth;
  const dialog = page.getByRole("dialog", { name: again.title });
  return {
    dialog,
    signIn: dialog.getByRole("button", { name: button.signIn }),
    later: dialog.getByRole("button", { name: again.cancel }),
  };
};

test(
  "after an hour of nothing a note waits for a new sign-in, and is saved by itself",
  LONG,
  async ({ page, context, signedIn, storeKind, stack: { site, folder } }) => {
    test.skip(storeKind !== "sqlite", "the last use is changed in SQLite's file");
    const name = await newLead(site.url);
    const { cookie } = await signedIn(context, OPERATOR);
    const desk = await deskThatFound(page, lang, name, 1);
    await desk.row(name).click();
    await desk.note.fill("Half an hour on the phone.");
    // A call of the page under way would ask for the sign-in, too.
    await page.waitForLoadState("networkidle");
    leaveFor(folder, cookie, 61);
    await desk.save.click();
    const { dialog, signIn, later } = dialogOn(page, lang);
    await expect(dialog).toContainText(desk.words.again.reasons.desk_idle);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
    }
    await expectNoViolations(page);
    // Not now: nothing is lost.
    await later.click();
    await expect(desk.notes.getByRole("alert")).toHaveText(desk.words.leadPage.outcome.signedOut);
    await expect(desk.note).toHaveValue("Half an hour on the phone.");
    await desk.save.click();
    await pickInWindow(page, () => signIn.click(), OPERATOR);
    await expect(desk.notes.getByRole("listitem").first()).toContainText(
      "Half an hour on the phone.",
    );
    await expect(dialog).toBeHidden();
  },
);

test("an export and a deletion wait for a sign-in of the last quarter of an hour, and go on", async ({
  page,
  context,
  signedIn,
  stack: { site },
}) => {
  const name = await newLead(site.url);
  await signedIn(context, OPERATOR);
  const desk = await deskThatFound(page, "en", name, 1);
  await signedInBefore(context, site.url, 16);
  await desk.unfold(desk.words.screens.list.more);
  await desk.button(desk.words.export.csv).click();
  const { dialog, signIn, later } = dialogOn(page, "en");
  await expect(dialog).toContainText(desk.words.again.reasons.recent_sign_in_required);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    pickInWindow(page, () => signIn.click(), OPERATOR),
  ]);
  expect(await readFile(await download.path(), "utf8")).toContain(name);

  await desk.row(name).click();
  await desk.unfold(desk.words.erase.title);
  await desk.button(desk.words.erase.open).click();
  await signedInBefore(context, site.url, 16);
  const erase = page.getByRole("dialog", { name: desk.words.erase.question });
  await erase.getByRole("button", { name: desk.words.erase.confirm }).click();
  await expect(dialog).toBeVisible();
  await later.press("Enter");
  await erase.getByRole("button", { name: desk.words.erase.confirm }).click();
  await pickInWindow(page, () => signIn.click(), OPERATOR);
  await expect(desk.main.getByText(/^Deleted: BG-/)).toBeVisible();
});

test(
  "the link in an email opens the lead for who is signed out, signed in, or pressed Sign In on the missing page",
  LONG,
  async ({ page, newDevice, signedIn, stack: { site } }) => {
    const name = await newLead(site.url);
    const { cookie } = await signedIn(await newDevice(), OPERATOR);
    const id = await leadIdOf(site.url, cookie, name);
    const lead = `${pathIn(lang, "/desk")}?lead=${id}`;
    // As emails write it (lib/server/notify/emails.test.ts).
    const link = `${pathIn(lang, "/auth")}?next=${encodeURIComponent(lead)}`;
    const { auth, missing } = contentIn(lang);
    const signIn = (part: "main" | "banner", role: "button" | "link", label: string) =>
      page.getByRole(part).getByRole(role, { name: label, exact: true });
    const expectLead = async () => {
      await expect(page).toHaveURL(`${site.url}${lead}`);
      await expect(page.getByRole("main")).toContainText(name);
    };

    // A stranger's page does not say that there is a desk; its Sign In comes back to the lead.
    await page.goto(lead);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(missing.title);
    await hydrated(page);
    await signIn("banner", "link", auth.menu.signIn).click();
    await expect(page).toHaveURL(`${site.url}${link}`);
    await pickInWindow(page, () => signIn("main", "button", auth.button.signIn).click(), OPERATOR);
    await expectLead();

    // Signed in already. Only the lead is read, so that only that is in the log.
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(link);
    await expectLead();
    expect(asked).toContain(`/api/desk/leads/${id}`);
    expect(asked).not.toContain("/api/desk/search");
    expect(asked).not.toContain("/api/desk/today");

    const other = await (await newDevice()).newPage();
    await other.goto(link);
    await pickInWindow(
      other,
      () => other.getByRole("main").getByRole("button", { name: auth.button.signIn }).click(),
      SECOND,
    );
    await expect(other).toHaveURL(`${site.url}${lead}`);
    await expect(other.getByRole("main")).toContainText(name);
  },
);

// Over 1 s: a site that starts twice.
test(
  "an operator whose address is taken out is a stranger after a restart, in the same session",
  LONG,
  async ({ context, signedIn, siteEnv }, info) => {
    const { cookie } = await signedIn(context, OPERATOR);
    const { cookie: others } = await signedIn(context, SECOND);
    const statusesWith = async (...operators: string[]) => {
      const env = { SQLITE_PATH: info.outputPath("site.db"), OPERATOR_EMAILS: operators.join() };
      const site = await startSite({ ...siteEnv, ...env });
      const asked = async (session: string) =>
        (await fetch(`${site.url}/api/desk/notices`, { headers: { cookie: session } })).status;
      try {
        return [await asked(cookie), await asked(others)];
      } finally {
        await site.stop();
      }
    };
    expect(await statusesWith(OPERATOR.email, SECOND.email)).toEqual([200, 200]);
    expect(await statusesWith(SECOND.email)).toEqual([404, 200]);
  },
);
