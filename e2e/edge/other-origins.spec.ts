// holds: #http
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { attack, callsOn, otherOrigin, REACHES_US } from "@/e2e/support/other-origin";
import { seedChecks } from "@/e2e/support/own-pages";
import { type Site, startSite } from "@/test/support/site";
import { expect, test } from "@/e2e/support/stack";
import { sqliteSiteStore } from "@/e2e/support/site-store";
import { LONG } from "@/e2e/support/tiers";

/** How the site has answered what was no reading, by its own log. */
const answersOf = (site: Site) =>
  site
    .output()
    .split("\n")
    .filter((line) => line.includes('"event":"request"'))
    .map((line) => JSON.parse(line) as { method: string; route: string; status: number })
    .filter(({ method }) => method !== "GET");

/** What a page of another origin gets to see of ours with the visitor's cookies. */
const look = (page: Page, urls: string[]) =>
  page.evaluate(async (all) => {
    const seen: string[] = [];
    for (const url of all) {
      for (const mode of ["cors", "no-cors"] as const) {
        const reply = await fetch(url, { credentials: "include", mode }).catch(() => null);
        const text = await reply?.text().catch(() => "");
        if (text) seen.push(`${mode} ${url}`);
      }
      const script = document.createElement("script");
      script.src = url;
      const loaded = new Promise((resolve) => {
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
      });
      document.head.append(script);
      if (await loaded) seen.push(`script ${url}`);
    }
    return seen;
  }, urls);

for (const kind of ["crossSite", "sameSite"] as const)
  test(
    `another origin (${kind}) changes and sees nothing: forms, beacons, fetch, a frame without an origin`,
    LONG,
    async ({ browser }) => {
      const folder = await mkdtemp(join(tmpdir(), "bizgrow-origins-"));
      const store = sqliteSiteStore(folder);
      const site = await startSite({ ...store.env, LOG_LEVEL: "info" });
      const other = await otherOrigin();
      const context = await browser.newContext({ baseURL: site.url });
      try {
        const own = await context.newPage();
        const id = await seedChecks(own, store, "en", []);
        const before = await store.visitors();
        // The log comes through a pipe: the line of the visitor's own call, which made the record, arrives a little later.
        await expect.poll(() => answersOf(site).length).toBe(1);
        const known = 1;
        const page = await context.newPage();
        await page.goto(other[kind]);
        await attack(page, site.url, id);
        const answers = () => answersOf(site).slice(known);
        const posts = () => answers().filter(({ method }) => method === "POST").length;
        await expect.poll(posts).toBeGreaterThanOrEqual(callsOn(id).length * REACHES_US);
        expect(answers().filter(({ status }) => ![403, 405].includes(status))).toEqual([]);
        const urls = [`${site.url}/api/visitors/${id}`, `${site.url}/api/config`];
        expect(await look(page, urls)).toEqual([]);
        expect(await store.visitors()).toEqual(before);
        expect(await store.leads()).toEqual([]);
        // The visitor's own page still may.
        expect((await own.request.get(`/api/visitors/${id}`)).status()).toBe(200);
      } finally {
        await context.close();
        other.close();
        await site.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );

test(
  "no page of ours is shown in another's frame, and one it opens cannot be reached",
  LONG,
  async ({ browser, stack: { site } }) => {
    const other = await otherOrigin();
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.goto(other.sameSite);
      await page.evaluate((url) => {
        const frame = document.createElement("iframe");
        frame.src = url;
        document.body.append(frame);
      }, site.url);
      await expect.poll(() => page.frames().at(-1)?.url()).toBe("chrome-error://chromewebdata/");
      const [popup] = await Promise.all([
        context.waitForEvent("page"),
        page.evaluate((url) => void Object.assign(window, { opened: window.open(url) }), site.url),
      ]);
      await popup.waitForLoadState();
      expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
      expect(
        await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed),
      ).toBe(true);
    } finally {
      await context.close();
      other.close();
    }
  },
);
