// holds: #private-links
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { OFFERED } from "@/lib/domain/check/packages";
import { planOf } from "@/lib/domain/check/plan";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { expectNoViolations } from "@/e2e/support/axe";
import { answersFrom, expectToFit, rowOf, seedChecks } from "@/e2e/support/own-pages";
import { rememberWelcome } from "@/e2e/support/stack";
import { expect, test } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

type Scope = "plan" | "answers";

const ANSWERS = answersFrom("nymyy nnmyy ynynm");
const CHECK = { day: "2026-11-18", answers: ANSWERS };
/** The first concern that is not in the plan: only the answers name it. */
const UNPLANNED = (() => {
  const all = Object.fromEntries(QUESTION_IDS.map((id, at) => [id, ANSWERS[at]!]));
  const plan = planOf(all).map(({ questionId }) => questionId);
  return QUESTION_IDS.find((id) => all[id] === "yes" && !plan.includes(id))!;
})();

const linkOf = async (page: Page, id: string, scope: Scope, lang: Lang): Promise<string> => {
  const headers = { origin: new URL(page.url()).origin };
  const data = { scope, lang };
  const reply = await page.request.post(`/api/visitors/${id}/links`, { headers, data });
  expect(reply.status()).toBe(201);
  return ((await reply.json()) as { url: string }).url;
};

/** Another person's browser, with all that it asks for. */
const guestOn = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL, locale: "en-IN" });
  await context.addInitScript(rememberWelcome);
  const page = await context.newPage();
  const asked: { url: string; headers: string; body: string }[] = [];
  page.on("request", (request) => {
    const headers = JSON.stringify(request.headers());
    asked.push({ url: request.url(), headers, body: request.postData() ?? "" });
  });
  return { page, asked, close: () => context.close() };
};

const shownTo = (page: Page, lang: Lang) => {
  const words = contentIn(lang);
  return {
    words,
    score: page.getByText("43", { exact: true }),
    result: page.getByRole("heading", {
      name: new RegExp(`^${fill(words.share.shared.result, { date: ".+" })}$`),
    }),
    plan: page.getByRole("heading", {
      name: new RegExp(`^${fill(words.share.shared.plan, { date: ".+" })}$`),
    }),
    answers: page.getByText(words.result.answers.title, { exact: true }),
    gone: page.getByRole("heading", { name: words.share.shared.gone.title }),
  };
};

/** All bytes of the site's database and files beside it. */
const storedBytes = async (folder: string): Promise<string> => {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile());
  const read = files.map(({ parentPath, name }) => readFile(join(parentPath, name), "latin1"));
  return (await Promise.all(read)).join("\n");
};

test("anyone with the link reads the steps and no score; its owner switches it off", async ({
  page,
  browser,
  baseURL,
  stack,
}) => {
  const id = await seedChecks(page, stack.store, lang, [CHECK]);
  const url = await linkOf(page, id, "plan", lang);
  const records = (await stack.store.visitors()).size;
  const guest = await guestOn(browser, baseURL!);
  await guest.page.setViewportSize({ width: 360, height: 740 });
  await guest.page.goto(url);
  const { words, score, plan, answers, gone } = shownTo(guest.page, lang);
  await expect(plan).toBeVisible();
  await expect(guest.page.locator("ol.plan > li")).toHaveCount(3);
  await expect(score).toHaveCount(0);
  await expect(answers).toHaveCount(0);
  await expect(guest.page.getByText(words.questions.wording[UNPLANNED])).toHaveCount(0);
  await expectToFit(guest.page);
  await expectNoViolations(guest.page);

  // A guest's visit leaves nothing, and the token is nowhere but in one body.
  const token = url.split("#")[1]!;
  expect((await stack.store.visitors()).size).toBe(records);
  expect(guest.asked.filter(({ url: to, headers }) => `${to} ${headers}`.includes(token))).toEqual(
    [],
  );
  expect(guest.asked.filter(({ body }) => body.includes(token)).map(({ url: to }) => to)).toEqual([
    `${baseURL}/api/links/open`,
  ]);
  expect(stack.site.output()).not.toContain(token);
  expect(await storedBytes(stack.folder)).not.toContain(token);

  const settings = words.settings.links;
  await page.goto(pathIn(lang, "/account#data"));
  const section = rowOf(page, settings.title);
  await section.getByRole("button").click();
  await expect(section.getByRole("status")).toHaveText(settings.revoked);
  await guest.page.reload();
  await expect(gone).toBeVisible();
  await expect(score).toHaveCount(0);
  await guest.close();
});

test("with the answers it shows them, in the other language too; deleting everything ends it", async ({
  page,
  browser,
  baseURL,
  stack,
}) => {
  const id = await seedChecks(page, stack.store, "en", [CHECK]);
  const guest = await guestOn(browser, baseURL!);
  await guest.page.goto(await linkOf(page, id, "answers", "en"));
  const english = shownTo(guest.page, "en");
  await english.answers.click();
  await expect(guest.page.getByText(english.words.questions.wording[UNPLANNED])).toBeVisible();

  await guest.page.getByRole("banner").getByRole("link", { name: "हिंदी" }).click();
  const hindi = shownTo(guest.page, "hi");
  await expect(hindi.result).toBeVisible();
  await expect(hindi.answers).toBeVisible();

  const headers = { origin: baseURL! };
  expect((await page.request.delete(`/api/visitors/${id}`, { headers })).status()).toBe(204);
  await guest.page.reload();
  await expect(hindi.gone).toBeVisible();
  await guest.close();
});

test("a robot gets the same general page for every link, and no byte of a result", async ({
  page,
  request,
  stack,
}) => {
  const id = await seedChecks(page, stack.store, "en", [CHECK]);
  const url = await linkOf(page, id, "answers", "en");
  for (const agent of ["WhatsApp/2.24.6.77 A", "facebookexternalhit/1.1", "Googlebot/2.1"]) {
    const reply = await request.get(url, { headers: { "User-Agent": agent } });
    const html = await reply.text();
    const { title, withoutScript } = contentIn("en").share.shared;
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
    expect(html).toContain(withoutScript);
    expect(html).not.toMatch(/\/ 100|Fair Performance|\b43\b/);
  }
  expect(await (await request.get("/sitemap.xml")).text()).not.toMatch(/\/r</);
});

test(
  "without JavaScript, without a token or without the server the page says what to do",
  LONG,
  async ({ browser, baseURL }) => {
    const words = contentIn("en").share.shared;
    const plain = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto("/r");
    const note = still.getByRole("main").locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toHaveText(words.withoutScript);
    await expect(still.getByText(words.loading)).toBeHidden();
    await plain.close();

    const guest = await guestOn(browser, baseURL!);
    await guest.page.goto("/r");
    await expect(guest.page.getByRole("heading", { name: words.gone.title })).toBeVisible();
    await guest.page.route("**/api/links/open", (route) => route.abort());
    await guest.page.goto(`/r#${"A".repeat(22)}`);
    await expect(guest.page.getByRole("heading", { name: words.unreachable.title })).toBeVisible();
    await guest.page.unroute("**/api/links/open");
    await guest.page.getByRole("button", { name: words.unreachable.retry }).click();
    await expect(guest.page.getByRole("heading", { name: words.gone.title })).toBeVisible();
    await guest.close();
  },
);

test("a link opens however it was passed on, and a token that was cut or grew shows nothing", async ({
  page,
  browser,
  baseURL,
  stack,
}) => {
  const id = await seedChecks(page, stack.store, "en", [CHECK]);
  const [path = "", token = ""] = (await linkOf(page, id, "plan", "en")).split("#");
  const guest = await guestOn(browser, baseURL!);
  const { plan, gone } = shownTo(guest.page, "en");
  const open = async (address: string) => {
    await guest.page.goto("/robots.txt");
    await guest.page.goto(address);
  };
  // Chats encode the # now and then, once or twice.
  for (const bent of [`${path}%23${token}`, `${path}%2523${token}`]) {
    await open(bent);
    await expect(plan, bent).toBeVisible();
    expect(new URL(guest.page.url()).pathname).toBe("/r");
  }
  for (const fragment of [
    `%23${token}`,
    `${token}.`,
    `${token}?fbclid=x`,
    `\u200b${token}\u0964`,
  ]) {
    await open(`${path}#${fragment}`);
    await expect(plan, fragment).toBeVisible();
  }
  for (const fragment of [`${token}x`, token.slice(1)]) {
    await open(`${path}#${fragment}`);
    await expect(gone, fragment).toBeVisible();
  }
  expect(stack.site.output()).not.toContain(token);
  await guest.close();
});

test("a place of a page is found behind a full stop", async ({ page }) => {
  const { id } = OFFERED.at(-1)!;
  await page.goto(`/services#${id}%29.`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
});
