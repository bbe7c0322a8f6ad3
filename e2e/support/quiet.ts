import type { Page, Request } from "@playwright/test";

/**
 * From now on: whether all has come that was asked for, and nothing more was for half a second. Called before the page
 * asks for it; "networkidle" is past by then.
 */
export const quietOn = (page: Page) => {
  const underWay = new Set<Request>();
  let changedAt = performance.now();
  page.on("request", (request) => underWay.add(request));
  const ended = (request: Request) => {
    underWay.delete(request);
    changedAt = performance.now();
  };
  page.on("requestfinished", ended).on("requestfailed", ended);
  return () => underWay.size === 0 && performance.now() - changedAt > 500;
};
