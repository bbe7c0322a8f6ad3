import { LANGS, pathIn } from "@/lib/domain/languages";
import { hydrated } from "./hydrated";
import { expect, test } from "./stack";

const KB = 1024;
/** What any public page may cost on the way, in KB, as a browser asks for it: pressed by Brotli, page and styles without their heads. */
const MOST = { page: 9, scripts: 142, early: 0, styles: 7 };
/** The check's own page carries the check. */
const CHECK_SCRIPTS = 150;
const PATHS = [
  "/",
  "/services",
  "/about",
  "/blog",
  "/blog/udhaar-7-day-plan",
  "/contact",
  "/health-check",
  "/onboarding",
  "/auth",
  "/privacy",
  "/terms",
  "/refund",
];

for (const lang of LANGS)
  test(`${lang}: no public page makes a phone load more than it may`, async ({
    browser,
    stack,
  }) => {
    test.slow();
    for (const path of PATHS) {
      const context = await browser.newContext({ baseURL: stack.site.url });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      const requests = new Map<string, { url: string; type: string; head: number }>();
      const bytes: { url: string; type: string; head: number; size: number; isEarly: boolean }[] =
        [];
      let isLoaded = false;
      page.once("load", () => (isLoaded = true));
      devtools.on("Network.responseReceived", ({ requestId, response, type }) => {
        const { url, encodedDataLength: head } = response;
        requests.set(requestId, { url, type, head });
      });
      devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        const request = requests.get(requestId);
        if (request) bytes.push({ ...request, size: encodedDataLength, isEarly: !isLoaded });
      });
      await page.goto(pathIn(lang, path));
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      const sum = (of: (one: (typeof bytes)[number]) => boolean) =>
        bytes.filter(of).reduce((total, { size }) => total + size, 0) / KB;
      const largest = bytes
        .toSorted((a, b) => b.size - a.size)
        .slice(0, 6)
        .map(({ url, size }) => `${(size / KB).toFixed(1)} ${new URL(url).pathname}`);
      const told = `${pathIn(lang, path)}: ${largest.join(", ")}`;
      const isScript = ({ type }: { type: string }) => type === "Script";
      expect(sum(isScript), told).toBeGreaterThan(100);
      expect(sum(isScript), told).toBeLessThanOrEqual(
        path === "/health-check" ? CHECK_SCRIPTS : MOST.scripts,
      );
      expect(
        sum((one) => isScript(one) && one.isEarly),
        told,
      ).toBeLessThanOrEqual(MOST.early);
      for (const [type, most] of [
        ["Document", MOST.page],
        ["Stylesheet", MOST.styles],
      ] as const) {
        const bodies = bytes
          .filter((one) => one.type === type)
          .map(({ size, head }) => size - head);
        const bodyBytes = bodies.reduce((total, size) => total + size, 0);
        expect(bodyBytes, told).toBeGreaterThan(0);
        expect(bodyBytes / KB, told).toBeLessThanOrEqual(most);
      }
      expect(
        sum(({ type }) => type === "Font"),
        told,
      ).toBe(0);
      await context.close();
    }
  });
