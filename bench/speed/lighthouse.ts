import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "@/scripts/setup/chromium.mjs";
import { freePort } from "@/test/support/free-port";
import type { Measured } from "./alternately";
import { toolPath } from "./tools";

type Audit = { score: number | null; numericValue?: number };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  audits: Record<string, Audit>;
  categories: Record<string, Category>;
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
} as const;
const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
/** Lighthouse's phone on slow 4G, except for the CPU slowdown. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1.6 * 1024,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1.6 * 1024 * 0.9,
  uploadThroughputKbps: 750 * 0.9,
};

/** The audits that keep a category from its 100. */
const failedIn = ({ audits, categories }: Report): string[] =>
  Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    category === "performance"
      ? []
      : auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id}`),
  );

/** Runs `work` with a Lighthouse that audits one page after another as a phone, in its own browser. */
export const withLighthouse = async <T>(
  work: (audit: (url: string, slowdown: number) => Promise<Measured>) => Promise<T>,
): Promise<T> => {
  const program = pathToFileURL(toolPath("lighthouse/core/index.js")).href;
  const { default: lighthouse } = (await import(program)) as { default: Lighthouse };
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  });
  const audit = async (url: string, slowdown: number): Promise<Measured> => {
    const throttling = { ...SLOW_4G, cpuSlowdownMultiplier: slowdown };
    const onlyCategories = Object.keys(CATEGORIES);
    const ran = await lighthouse(url, { port, onlyCategories, throttling, logLevel: "error" });
    const report = ran?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`${url}: ${report?.runtimeError?.message ?? "no report"}`);
    const failed = failedIn(report);
    if (failed.length > 0) console.error(url, failed);
    const { audits, categories } = report;
    return Object.fromEntries([
      ...Object.entries(CATEGORIES).map(([id, name]) => [
        name,
        100 * (categories[id]?.score ?? NaN),
      ]),
      ...Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
    ]) as Measured;
  };
  try {
    return await work(audit);
  } finally {
    await browser.close();
  }
};
