import { expect, type Page, type Response } from "@playwright/test";
import type { Lang } from "@/lib/domain/core/languages";
import { hydrated } from "@/e2e/support/hydrated";

/** What a page asked the network for: `size` in bytes as they came, `head` of them headers, `isEarly` before its load event. */
type Loaded = { url: string; type: string; size: number; head: number; isEarly: boolean };
/** A script element that the page inserted, and what became of it. */
type LateScript = {
  src: string;
  integrity: string;
  /** Whether the page's code was at work, which loads parts of its own. */
  isLive: boolean;
  end: "load" | "error" | "pending";
};

/** A public page that was opened once, with what came on the way. */
export type Visit = {
  page: Page;
  lang: Lang;
  /** The path without the language's prefix. */
  path: string;
  response: Response;
  html: string;
  loaded: readonly Loaded[];
  lateScripts: readonly LateScript[];
};

/** Runs in the browser before the page: notes each script element with an address. */
const watchScripts = () => {
  const lateScripts: LateScript[] = [];
  Object.assign(window, { lateScripts });
  const note = (script: HTMLScriptElement) => {
    const { src, integrity } = script;
    const { page } = window as { page?: { isLive?: boolean } };
    const late: LateScript = { src, integrity, isLive: page?.isLive === true, end: "pending" };
    lateScripts.push(late);
    for (const end of ["load", "error"] as const)
      script.addEventListener(end, () => (late.end = end));
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) note(node);
  }).observe(document, { childList: true, subtree: true });
};

/** Lists what the page loads, with its size on the way. */
const watchNetwork = async (page: Page): Promise<readonly Loaded[]> => {
  const loaded: Loaded[] = [];
  const requests = new Map<string, { url: string; type: string; head: number }>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  let isLoaded = false;
  page.once("load", () => (isLoaded = true));
  devtools.on("Network.responseReceived", ({ requestId, response, type }) => {
    requests.set(requestId, { url: response.url, type, head: response.encodedDataLength });
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) loaded.push({ ...request, size: encodedDataLength, isEarly: !isLoaded });
  });
  return loaded;
};

/** Opens a page and waits until all its code has come. */
export const visitOf = async (page: Page, lang: Lang, path: string, url: string) => {
  const loaded = await watchNetwork(page);
  await page.addInitScript(watchScripts);
  const response = await page.goto(url);
  expect(response, url).not.toBeNull();
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const lateScripts = await page.evaluate(
    () => (window as unknown as { lateScripts: LateScript[] }).lateScripts,
  );
  const html = await response!.text();
  return { page, lang, path, response: response!, html, loaded, lateScripts } satisfies Visit;
};
