import { get, type IncomingMessage } from "node:http";
import type { Browser, Request } from "@playwright/test";
import type { Measured } from "./alternately";

const KINDS = { script: "scripts", document: "HTML", stylesheet: "styles", font: "fonts" } as const;
type Kind = keyof typeof KINDS;
const KB = 1024;
/** A page without a request in this time has finished loading, in ms. */
const QUIET_MS = 2_000;

/** The requests of a page before its load event; runs in the browser. */
const beforeLoad = () => {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource");
  return resources
    .filter(({ startTime }) => startTime < page!.loadEventStart)
    .map(({ name }) => name);
};

/** The size of a body in this content coding, in KB. */
const sentAs = (coding: string, url: string) =>
  new Promise<number>((resolve, reject) => {
    const weigh = async (answer: IncomingMessage) => {
      let bytes = 0;
      for await (const piece of answer) bytes += (piece as Buffer).length;
      resolve(bytes / KB);
    };
    const headers = { "accept-encoding": coding };
    get(url, { headers }, (answer) => void weigh(answer).catch(reject)).on("error", reject);
  });

/** Counts scripts as gzip, the rest as a browser gets it. */
const weighed = async (request: Request) => {
  const url = request.url();
  // Fetched into the cache, or run.
  const kind = url.endsWith(".js") ? "script" : request.resourceType();
  return { kind, url, kb: await sentAs(kind === "script" ? "gzip" : "gzip, br", url) };
};

/** The bodies that a browser with an empty cache loads for one page, in KB. */
export const transferred = async (browser: Browser, url: string): Promise<Measured> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    // GET only: each request is sent again to weigh it, and a second POST would store something.
    page.on("requestfinished", (request) => {
      if (request.method() === "GET") finished.push(request);
    });
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    for (let known = -1; known < finished.length; await page.waitForTimeout(QUIET_MS))
      known = finished.length;
    const once = new Map(finished.map((request) => [request.url(), request]));
    const early = new Set(await page.evaluate(beforeLoad));
    const all = await Promise.all([...once.values()].map(weighed));
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
