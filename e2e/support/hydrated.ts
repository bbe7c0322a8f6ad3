import type { Page } from "@playwright/test";

type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/**
 * Has the page begin, as any use of it does (tools/press/start.js), and waits until our code, and not only the browser,
 * answers what is pressed. React marks the elements while it is at work on them; it hears nothing before it is through
 * with the page.
 */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event("input"));
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root = key && (document as unknown as Record<string, Root>)[key];
    return root && !root.stateNode.current.memoizedState.isDehydrated;
  });

/** Keeps the scripts of a page back, as a slow network does, until the function given back is called. */
export const holdCode = async (
  page: Page,
  scripts = "**/_next/static/**/*.js",
): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
