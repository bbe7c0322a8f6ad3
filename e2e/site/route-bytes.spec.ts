import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { hydrated } from "@/e2e/support/hydrated";
import { expect, test } from "@/e2e/support/stack";
import { longIf } from "@/e2e/support/tiers";

const KB = 1024;
/**
 * What any public page may cost on the way, in KB, as a browser asks for it. The page with its head fits into the first
 * ten TCP segments (14,600 bytes): it arrives without a second round trip.
 */
const MOST = { page: 14_600 / KB, scripts: 155, early: 1, styles: 10 };
/** The check's own page carries the check and its result, so that both go on without a network. */
const CHECK = { ...MOST, scripts: 170, styles: 12 };
const PATHS = [
  "/",
  "/services",
  "/about",
  "/blog",
  "/blog/udhaar-7-day-plan",
  "/blog/udhaar-paise-mangne-ka-message",
  "/blog/whatsapp-business-auto-reply-message",
  "/sheets/dues-sheet",
  "/sheets/daily-accounts",
  "/faq",
  "/contact",
  "/contact?topic=order&package=suite",
  "/health-check",
  "/onboarding",
  "/auth",
  "/privacy",
  "/terms",
  "/refund",
];

/** Its fonts and its words weigh more. */
const HEAVIER: Lang = "hi";

for (const lang of LANGS)
  test(
    `${lang}: no public page makes a phone load more than it may`,
    longIf(lang !== HEAVIER),
    async ({ browser, stack }) => {
      test.slow();
      for (const path of PATHS) {
        const most = path === "/health-check" ? CHECK : MOST;
        const context = await browser.newContext({ baseURL: stack.site.url });
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send("Network.enable");
        const requests = new Map<string, { url: string; type: string }>();
        const bytes: { url: string; type: string; size: number; isEarly: boolean }[] = [];
        let isLoaded = false;
        page.once("load", () => (isLoaded = true));
        devtools.on("Network.responseReceived", ({ requestId, response, type }) => {
          requests.set(requestId, { url: response.url, type });
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
        expect(sum(isScript), told).toBeLessThanOrEqual(most.scripts);
        expect(
          sum((one) => isScript(one) && one.isEarly),
          told,
        ).toBeLessThanOrEqual(most.early);
        for (const [type, limit] of [
          ["Document", most.page],
          ["Stylesheet", most.styles],
        ] as const) {
          const kilobytes = sum((one) => one.type === type);
          expect(kilobytes, told).toBeGreaterThan(0);
          expect(kilobytes, told).toBeLessThanOrEqual(limit);
        }
        expect(
          sum(({ type }) => type === "Font"),
          told,
        ).toBe(0);
        await context.close();
      }
    },
  );
