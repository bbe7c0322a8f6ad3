// Up to 10 s each: a worker is installed when the page is idle, and waits 3 s for a slow network.
// holds: #offline
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { contentIn } from "@/lib/content";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { checkOn } from "@/e2e/support/check";
import { countedFor } from "@/e2e/support/counts";
import { rememberAnswers } from "@/e2e/support/device-storage";
import { hydrated } from "@/e2e/support/hydrated";
import { type Network, startNetwork } from "@/e2e/support/network";
import { startSite } from "@/test/support/site";
import { expect, test as base } from "@/e2e/support/stack";
import { LONG } from "@/e2e/support/tiers";

const lang: Lang = "hi";

/** docs/decisions/042-a-worker-keeps-the-check.md */
const MOST_BYTES = 38 * 1024;

const test = base.extend<{ network: Network }>({
  serviceWorkers: "allow",
  network: async ({ stack }, use) => {
    const network = await startNetwork(stack.site.url);
    await use(network);
    network.close();
  },
  // Compressed as it comes from the site: the network counts it.
  baseURL: ({ network }, use) => use(network.url),
});

/** Waits until this device has its copy of the check. */
const copied = (page: Page, lang: Lang) =>
  expect
    .poll(() =>
      page.evaluate(
        async (scope) => {
          const found = await navigator.serviceWorker.getRegistration(scope);
          return found?.active?.state;
        },
        pathIn(lang, "/health-check"),
      ),
    )
    .toBe("activated");

/** What the worker has kept on this device. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

const noteOn = (page: Page, lang: Lang) => {
  const words = contentIn(lang).chrome.offline;
  const note = page.getByRole("dialog", { name: words.title });
  return { note, again: note.getByRole("button", { name: words.again }) };
};

const headerLink = (page: Page, lang: Lang, path: string) =>
  page
    .getByRole("banner")
    .locator(`a[href="${pathIn(lang, path)}"]:visible`)
    .first();

const path = pathIn(lang, "/health-check");

test("without a network a tap on the check opens it, and a reload goes on", async ({
  page,
  network,
}) => {
  const check = checkOn(page, lang);
  await page.goto(pathIn(lang, "/"));
  await copied(page, lang);
  network.become("down");
  await check.opener.click();
  await expect(page).toHaveURL(path);
  await check.give(["yes", "no"]);
  await expect(check.progress(3)).toBeVisible();
  await page.reload();
  await check.give(["maybe", "no", "no"], 3);
  await expect(check.progress(6)).toBeVisible();
  const drawing = page.getByRole("main").locator("img").first();
  await expect(drawing).toHaveJSProperty("complete", true);
  await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("link", { name: check.words.question.exit }).click();
  await expect(noteOn(page, lang).note).toBeVisible();
  network.become("up");
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(check.progress(6)).toBeVisible();
  await expect(check.saved).toBeVisible();
  const kept = await keptPaths(page);
  for (const one of kept)
    expect(one).toMatch(/^\/(?:offline\/(?:en|hi)$|_next\/static\/|drawings\/)/);
  // The times of calls have a chunk of their own, which comes after the result.
  const scripts = kept.filter((one) => one.endsWith(".js"));
  const codes = await Promise.all(scripts.map(async (one) => (await page.request.get(one)).text()));
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => code.includes("/api/calls/free"))).toEqual([]);
});

test("the copy that a partner's link has led to is counted for the partner", async ({
  page,
  network,
  stack: { store },
}) => {
  const source = "vyapar-mandal";
  const check = checkOn(page, lang);
  await page.goto(pathIn(lang, "/"));
  await copied(page, lang);
  network.become("down");
  await page.goto(`${path}?utm_source=${source}`);
  await check.give(["yes", "no"]);
  await expect(check.progress(3)).toBeVisible();
  network.become("up");
  await check.give(["maybe"], 3);
  await expect(check.progress(4)).toBeVisible();
  await expect(check.saved).toBeVisible();
  const stored = async () =>
    [...(await store.visitors()).values()].map((record) => record.source.utm_source);
  await expect.poll(stored).toContain(source);
  await page.goto("about:blank");
  await expect.poll(() => countedFor(store, source, lang)).toMatchObject({ opened: 1, b4: 1 });
});

test("an address with a slash behind opens the copy, too", async ({ page, network }) => {
  await page.goto(pathIn(lang, "/"));
  await copied(page, lang);
  network.become("down");
  await page.goto(`${path}/`);
  await expect(checkOn(page, lang).progress(1)).toBeVisible();
});

test("the dialog is reloaded without a network: the check goes on at the same question", async ({
  page,
  network,
}) => {
  const check = checkOn(page, lang);
  await page.goto(path);
  await copied(page, lang);
  await check.openFromHome();
  await check.give(["yes", "no"]);
  await expect(check.progress(3)).toBeVisible();
  network.become("down");
  await page.reload();
  await expect(check.progress(3)).toBeVisible();
});

test("a copy costs at most 38 KB beside the home page", async ({ page, network }) => {
  await page.goto(pathIn(lang, "/"));
  await copied(page, lang);
  // The page fetches its own code into the browser's cache, each file once.
  const code = await page.evaluate(async () => {
    const state = document.querySelector<HTMLElement>("#start")!.dataset["code"]!;
    return state + (await (await fetch(state)).text());
  });
  const ofPage = new Set<string>();
  const own = network.loaded.filter(({ by, path: from }) => {
    const isOfPage = code.includes(from) && !ofPage.has(from);
    if (isOfPage) ofPage.add(from);
    return !isOfPage && (by === "serviceworker" || by === "empty");
  });
  const told = own.map(({ path: from, bytes }) => `${bytes} ${from}`).join("\n");
  expect(own.length, told).toBeGreaterThan(3);
  expect(
    own.reduce((total, { bytes }) => total + bytes, 0),
    told,
  ).toBeLessThanOrEqual(MOST_BYTES);
});

test("a half-done check is there after a reload without a network, on its own page", async ({
  page,
  context,
}) => {
  const check = checkOn(page, "en");
  await rememberAnswers(page, ["yes", "no", "maybe"]);
  await check.openPage();
  await expect(check.progress(4)).toBeVisible();
  await copied(page, "en");
  await context.setOffline(true);
  await page.reload();
  await expect(check.progress(4)).toBeVisible();
  await page.goto("/health-check?sample=1");
  await expect(page.getByText(check.words.results.sampleNote)).toBeVisible();
});

test("a network that answers nothing for 3 s: the copy opens", LONG, async ({ page, network }) => {
  const check = checkOn(page, "en");
  await page.goto("/");
  await copied(page, "en");
  await hydrated(page);
  network.become("hanging");
  await check.opener.click();
  await expect(page).toHaveURL("/health-check");
  await check.give(["yes"]);
  await expect(check.progress(2)).toBeVisible();
});

test("a server that is out of order: the copy opens", LONG, async ({ page, network }) => {
  await page.goto("/");
  await copied(page, "en");
  network.leadTo("http://localhost:9");
  await page.goto("/health-check");
  await expect(checkOn(page, "en").progress(1)).toBeVisible();
});

test.describe("without a copy", () => {
  test.use({ serviceWorkers: "block" });

  test("a note says that there is no internet, and tries again", async ({ page, network }) => {
    const check = checkOn(page, lang);
    const { note, again } = noteOn(page, lang);
    await page.goto(pathIn(lang, "/about"));
    await hydrated(page);
    network.become("down");
    const link = headerLink(page, lang, "/health-check");
    await link.click();
    await expect(note).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
    await expect(link).toBeFocused();

    network.become("up");
    await page.goto(pathIn(lang, "/"));
    await hydrated(page);
    network.become("down");
    await check.opener.click();
    await again.click();
    await expect(note).toBeVisible();
    network.become("up");
    await again.click();
    await expect(check.progress(1)).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test("a link to any other page gives the note, too, and works again with the network", async ({
    page,
    context,
  }) => {
    const { note, again } = noteOn(page, "en");
    await page.goto("/about");
    await hydrated(page);
    await context.setOffline(true);
    await headerLink(page, "en", "/services").click();
    await expect(note).toBeVisible();
    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL("/services");
  });
});

test("a visitor who saves data gets no copy", LONG, async ({ page, network }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  expect(network.loaded.map(({ path }) => path)).not.toContain("/sw.js");
});

/** Makes the network send the check as an earlier release had it: another page, whose script has another name. */
const earlierRelease = async (network: Network) => {
  const text = async (path: string) => (await fetch(network.url + path)).text();
  const page = await text("/offline/en");
  const [, script = ""] = /data-code="([^"]+)"/.exec(page)!;
  const oldScript = script.replace("press/", "press/old");
  const oldPage = page.replace("</head>", '<meta name="old"></head>').replace(script, oldScript);
  const hashOf = (html: string) => createHash("sha256").update(html).digest("base64");
  const oldWorker = (await text("/sw.js"))
    .replaceAll(script, oldScript)
    .replace(hashOf(page), hashOf(oldPage))
    .replace(`"/health-check `, `"/health-check old`);
  const state = await text(script);
  network.rewrite(({ path, headers }) => {
    const old = { "/sw.js": oldWorker, "/offline/en": oldPage, [oldScript]: state }[path];
    if (old === undefined) return undefined;
    delete headers["content-encoding"];
    delete headers.etag;
    if (path === oldScript) headers["content-type"] = "text/javascript";
    return Buffer.from(old);
  });
};

test(
  "the worker of an earlier release shows its own copy, then gives way to the new one",
  LONG,
  async ({ page, network }) => {
    const check = checkOn(page, "en");
    const old = page.locator("meta[name=old]");
    const cacheNames = () => page.evaluate(() => caches.keys());
    await earlierRelease(network);
    await page.goto("/");
    await copied(page, "en");
    expect(await cacheNames()).toEqual([expect.stringMatching(/^\/health-check old/)]);
    network.rewrite(() => undefined);
    network.become("down");
    await page.goto("/health-check");
    await expect(old).toHaveCount(1);
    await check.give(["yes"]);
    await expect(check.progress(2)).toBeVisible();

    network.become("up");
    await page.goto("/health-check");
    await expect(old).toHaveCount(0);
    await expect(check.progress(2)).toBeVisible();
    await expect.poll(cacheNames).toEqual([expect.stringMatching(/^\/health-check (?!old)/)]);
    network.become("down");
    await page.reload();
    await expect(check.progress(2)).toBeVisible();
    await expect(old).toHaveCount(0);
  },
);

test(
  "switched off, the worker leaves at the next visit, with its copies, but not the answers",
  LONG,
  async ({ page, network }) => {
    const check = checkOn(page, "en");
    const off = await startSite({ SERVICE_WORKER: "off" });
    try {
      await check.openPage();
      await check.give(["yes"]);
      await expect(check.progress(2)).toBeVisible();
      await copied(page, "en");
      network.leadTo(off.url);
      await page.reload();
      const left = () =>
        page.evaluate(async () => [
          ...(await caches.keys()),
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ]);
      // It comes with the visit, and takes over when the old one is idle, or else when the visit ends.
      const hasCome = () =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).every(({ waiting }) => waiting),
        );
      await expect.poll(hasCome).toBe(true);
      await page.goto("/robots.txt");
      await expect.poll(left).toEqual([]);
      await check.openPage();
      await expect(check.progress(2)).toBeVisible();
      await check.give(["no"], 2);
      await expect(check.progress(3)).toBeVisible();
    } finally {
      await off.stop();
    }
  },
);
