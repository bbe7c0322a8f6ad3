import { type Browser, type BrowserContext, devices, type Page } from "@playwright/test";
import { rememberWelcome } from "@/e2e/support/stack";

/** Runs `work` in a browser like a phone's, with an empty cache. */
export const onPhone = async <T>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "en-IN" });
  await context.addInitScript(rememberWelcome);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
};
