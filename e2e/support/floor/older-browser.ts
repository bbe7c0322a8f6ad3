import type { BrowserContext } from "@playwright/test";
import { CSS, FEATURES, isIn } from "./compat";

/** A member of an interface (owner null: a global) that Chromium got after version 109. */
export type Newer = { owner: string | null; name: string };

/** In this order: a global's members go before it. */
export const AFTER_109: readonly Newer[] = FEATURES.filter(
  ({ compat }) => !isIn({ chrome: 109 }, compat),
)
  .map(({ owner, name }) => ({ owner, name }))
  .sort((a, b) => Number(a.owner === null) - Number(b.owner === null));

const SELECTORS = Object.entries(CSS["selectors"]!).flatMap(([name, { __compat: compat }]) =>
  compat && /^[a-z]/.test(name) && !isIn({ chrome: 109 }, compat) ? [name] : [],
);

/** Runs in the browser before each page's own code. `window.name` may choose one of the features, by its number. */
const takeAway = ({ features, selectors }: { features: readonly Newer[]; selectors: string[] }) => {
  const world = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  const chosen = /^only-\d+$/.test(self.name) ? [features[Number(self.name.slice(5))]!] : features;
  const taken = chosen.filter(({ owner, name }) => {
    const homes =
      owner === null
        ? [self, Window.prototype]
        : [
            world[owner],
            world[owner]?.["prototype"],
            (Intl as never)[owner],
            (Intl as never)[owner]?.["prototype"],
          ];
    return homes.some((home) => {
      const isThere = home && Object.hasOwn(home, name);
      return isThere && delete (home as Record<string, unknown>)[name];
    });
  });
  Object.assign(self, {
    takenAway: taken.map(({ owner, name }) => `${owner ?? "window"}.${name}`),
  });
  if (chosen !== features) return;
  const newer = new RegExp(`::?(?:${selectors.join("|")})(?![\\w-])`);
  const forgiven = /:(?:is|where)\([^()]*\)/g;
  const isUnknown = (selector: string) => newer.test(String(selector).replace(forgiven, ""));
  type Ask = (this: unknown, selector: string) => unknown;
  for (const home of [Element.prototype, Document.prototype, DocumentFragment.prototype])
    for (const name of ["matches", "closest", "querySelector", "querySelectorAll"]) {
      const own = (home as unknown as Record<string, Ask | undefined>)[name];
      if (!own) continue;
      Object.assign(home, {
        [name](this: unknown, selector: string) {
          if (isUnknown(selector)) throw new DOMException(selector, "SyntaxError");
          return own.call(this, selector);
        },
      });
    }
  const supports = globalThis.CSS.supports.bind(globalThis.CSS) as (...args: string[]) => boolean;
  globalThis.CSS.supports = (...args: string[]) => !isUnknown(args.join()) && supports(...args);
};

/** Takes everything from a context's pages that Chromium got after version 109; the names are in `takenAway`. */
export const asChrome109 = (context: BrowserContext, features = AFTER_109) =>
  context.addInitScript(takeAway, { features, selectors: SELECTORS });
