import { get, type IncomingMessage } from "node:http";
import type { Browser, Request } from "@playwright/test";
import type { Measured } from "./alternately";

const KINDS = { script: "scripts", document: "HTML", stylesheet: "styles", font: "fonts" } as const;
type Kind = keyof typeof KINDS;
const KB = 1024;
/** A page that has asked for nothing in such a time has all that it wants. */
const QUIET_MS = 2_000;

/** What a page asked for before it was loaded; runs in the browser. */
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

/** Scripts are counted as gzip has them, the rest as a browser gets it. */
const weighed = async (request: Request) => {
  const [kind, url] = [request.resourceType(), request.url()];
  return { kind, url, kb: await sentAs(kind === "script" ? "gzip" : "gzip, br", url) };
};

/** What a browser that has seen nothing of a site loads for one page, in KB, bodies alone. */
export const transferred = async (browser: Browser, url: string): Promise<Measured> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    // A second answer to a message would be another one.
    page.on("requestfinished", (request) => {
      if (request.method() === "GET") finished.push(request);
    });
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    for (let known = -1; known < finished.length; await page.waitForTimeout(QUIET_MS))
      known = finished.length;
    const early = new Set(await page.evaluate(beforeLoad));
    const all = await Promise.all(finished.map(weighed));
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
