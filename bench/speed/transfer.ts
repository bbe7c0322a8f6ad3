import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import type { Measured } from "./alternately";

const KINDS = { script: "scripts", document: "HTML", stylesheet: "styles", font: "fonts" } as const;
type Kind = keyof typeof KINDS;
const KB = 1024;
/** What a page loads when nothing else is under way it has loaded by then. */
const AFTER_IDLE_MS = 1_500;

/** What a page asked for before it was loaded; runs in the browser. */
const beforeLoad = () => {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource");
  return resources
    .filter(({ startTime }) => startTime < page!.loadEventStart)
    .map(({ name }) => name);
};

/** What a browser that has seen nothing of a site loads for one page, in KB compressed by gzip. */
export const transferred = async (browser: Browser, url: string): Promise<Measured> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const loaded: Promise<{ kind: string; url: string; kb: number }>[] = [];
    page.on("requestfinished", (request) => {
      const body = request.response().then((response) => response!.body());
      const weighed = body.then((bytes) => ({
        kind: request.resourceType(),
        url: request.url(),
        kb: gzipSync(bytes).length / KB,
      }));
      loaded.push(weighed);
    });
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(AFTER_IDLE_MS);
    const early = new Set(await page.evaluate(beforeLoad));
    const all = await Promise.all(loaded);
    const sum = (files: typeof all) => files.reduce((total, { kb }) => total + kb, 0);
    const of = (kind: Kind) => all.filter((file) => file.kind === kind);
    return {
      [KINDS.script]: sum(of("script")),
      "scripts before load": sum(of("script").filter((file) => early.has(file.url))),
      [KINDS.document]: sum(of("document")),
      [KINDS.stylesheet]: sum(of("stylesheet")),
      [KINDS.font]: sum(of("font")),
      everything: sum(all),
    };
  } finally {
    await context.close();
  }
};
