// holds: #next-owner
import type { BrowserContext, Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ANSWERS } from "@/lib/domain/check/answers";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { expectNoViolations } from "@/e2e/support/axe";
import { all, checkOn } from "@/e2e/support/check";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { hydrated } from "@/e2e/support/hydrated";
import { type Network, startNetwork } from "@/e2e/support/network";
import { expectToFit } from "@/e2e/support/own-pages";
import { expect, test as base } from "@/e2e/support/stack";
import { longIf } from "@/e2e/support/tiers";

const lang: Lang = "hi";
const CHECK = pathIn(lang, "/health-check");

const test = base.extend<{ network: Network }>({
  serviceWorkers: "allow",
  network: async ({ stack }, use) => {
    const network = await startNetwork(stack.site.url);
    await use(network);
    network.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

const wayOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).share;
  const dialog = page.getByRole("dialog", { name: words.owner.title });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    words,
    dialog,
    button,
    open: () => page.getByRole("button", { name: words.owner.open, exact: true }).click(),
    link: () => dialog.locator(".keep-address").textContent(),
    qr: dialog.getByRole("img", { name: words.keep.link.qrLabel }),
  };
};

/** The nth owner's answers: of no other owner. */
const answersOf = (n: number) =>
  QUESTION_IDS.map((_, at) => ANSWERS[Math.floor(n / ANSWERS.length ** at) % ANSWERS.length]!);

/** Everything that this browser has of its site, as text. */
const traces = async (page: Page, context: BrowserContext) => {
  const kept = await page.evaluate(async () => {
    const bases = await indexedDB.databases();
    const names = await caches.keys();
    const copies = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const found = await Promise.all((await cache.keys()).map((one) => cache.match(one)));
        return Promise.all(found.map(async (one) => one?.text()));
      }),
    );
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      bases,
      copies,
      history: navigation.entries().map(({ url }) => url),
      state: history.state as unknown,
      cookie: document.cookie,
    });
  });
  return kept + JSON.stringify(await context.cookies());
};

const shown = (page: Page) =>
  page.evaluate(
    () =>
      document.body.innerText +
      [...document.querySelectorAll("input, textarea")]
        .map((field) => (field as HTMLInputElement).value)
        .join(" "),
  );

/** One owner on the device: types here and there, has a result, takes the link and goes. */
const beOwner = async (page: Page, context: BrowserContext, n: number) => {
  const check = checkOn(page, lang);
  const way = wayOn(page, lang);
  const name = `Owner${n}Sharma`;
  await rememberAnswers(page, answersOf(n));
  await page.goto(pathIn(lang, "/contact"));
  await hydrated(page);
  await page.getByLabel(contentIn(lang).leadFields.name.ask.label).first().fill(name);
  await page.goto(CHECK);
  await expect(check.results).toBeVisible();
  await expect(check.saved).toBeVisible();
  const id = await check.visitorId();
  const cookies = (await context.cookies()).map(({ value }) => value);
  await way.open();
  const link = (await way.link())!;
  await expect(way.qr).toBeVisible();
  await way.button(way.words.owner.clear).click();
  await expect(check.progress(1)).toBeVisible();
  await expect(way.dialog).toBeHidden();
  return { words: [name, id, link, ...cookies], link };
};

const expectNoTrace = async (page: Page, context: BrowserContext, words: readonly string[]) => {
  const found = await traces(page, context);
  expect(words.filter((word) => found.includes(word))).toEqual([]);
};

const inARow = async (page: Page, context: BrowserContext, owners: number) => {
  const gone: string[] = [];
  const links: string[] = [];
  for (let n = 0; n < owners; n++) {
    const { words, link } = await beOwner(page, context, n + 1);
    gone.push(...words);
    links.push(link);
    await expect(checkOn(page, lang).answer("yes")).toHaveAttribute("aria-checked", "false");
    await expectNoTrace(page, context, gone);
  }
  const check = checkOn(page, lang);
  for (const go of ["goBack", "goBack", "goForward", "goForward"] as const) {
    await page[go]();
    await expect(page).toHaveURL(/health-check$|robots\.txt$/);
    await page.waitForLoadState();
    const seen = await shown(page);
    expect(gone.filter((word) => seen.includes(word))).toEqual([]);
    await expect(check.results).toBeHidden();
  }
  return links;
};

const expectLinksOpen = async (page: Page, links: readonly string[]) => {
  for (const link of links) {
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByText(contentIn(lang).share.shared.own.title)).toBeVisible();
  }
};

for (const owners of [3, 8])
  test(
    `${owners} owners in a row leave no trace, and each one's link opens`,
    longIf(owners > 3),
    async ({ page, context, browser }) => {
      const links = await inARow(page, context, owners);
      const other = await browser.newPage();
      await expectLinksOpen(other, links);
      await other.close();
    },
  );

test("another tab follows, and Back shows question 1 whatever the browser keeps", async ({
  page,
  context,
}) => {
  const check = checkOn(page, lang);
  const way = wayOn(page, lang);
  await rememberAnswers(page, all("maybe"));
  await page.goto(pathIn(lang, "/account"));
  await page.goto(CHECK);
  await expect(check.saved).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathIn(lang, "/account"));
  await expect(
    other.getByRole("heading", { name: contentIn(lang).account.last.title }),
  ).toBeVisible();
  await way.open();
  await way.button(way.words.owner.clear).click();
  await expect(check.progress(1)).toBeVisible();
  await expect(other).toHaveURL(CHECK);
  await expect(checkOn(other, lang).progress(1)).toBeVisible();
  await page.goBack();
  await expect(
    page.getByText("50", { exact: true }).or(page.getByText(contentIn(lang).account.last.title)),
  ).toBeHidden();
  await page.goForward();
  await expect(check.progress(1)).toBeVisible();
});

test("without a network nothing goes before a second tap that names what is lost", async ({
  page,
  network,
}) => {
  const check = checkOn(page, lang);
  const way = wayOn(page, lang);
  const { owner } = way.words;
  await rememberAnswers(page, all("no"));
  await page.goto(CHECK);
  await expect(check.saved).toBeVisible();
  // The worker has its copy of the check.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state))
    .toBe("activated");
  await expect(check.button(owner.open)).toBeVisible();
  network.become("down");
  await way.open();
  await expect(way.dialog.getByText(owner.offline)).toBeVisible();
  await way.button(owner.without).click();
  await expect(way.dialog.getByText(owner.lostWay)).toBeVisible();
  await way.button(owner.again).click();
  await expect(way.button(owner.without)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("bizgrow-quiz"))).not.toBeNull();
  await way.button(owner.without).click();
  await way.button(owner.really).click();
  await expect(check.progress(1)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("bizgrow-quiz"))).toBeNull();
  await check.give(["yes"]);
  network.become("up");
  await page.reload();
  await check.give(["yes"], 2);
  await expect(check.saved).toBeVisible();
});

test("the result of another day asks once whose shop it is; a retake asks, too", async ({
  page,
}) => {
  const check = checkOn(page, "en");
  const { sameShop } = check.words.results;
  const way = wayOn(page, "en");
  const still = check.region(sameShop.still);
  await rememberAnswers(page, all("maybe"), Date.now() - 3 * 86_400_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/health-check");
  await expect(still).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  await still.getByRole("button", { name: sameShop.no }).focus();
  await page.keyboard.press("Enter");
  await expect(way.button(way.words.owner.clear)).toBeVisible();
  await expect(way.qr).toBeVisible();
  await expectNoViolations(page);
  await expectToFit(page);
  await page.keyboard.press("Escape");
  await expect(way.dialog).toBeHidden();
  await still.getByRole("button", { name: sameShop.yes }).click();
  await expect(still).toBeHidden();
  await page.reload();
  await expect(check.results).toBeVisible();
  await expect(still).toBeHidden();
  await check.button(check.words.results.keep.retake).click();
  await check.button(sameShop.no).click();
  await way.button(way.words.owner.clear).click();
  await expect(check.progress(1)).toBeVisible();
});
