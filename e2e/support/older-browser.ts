import type { BrowserContext } from "@playwright/test";
import { CSS, FEATURES, isIn, partsOf } from "@/test/support/floor/compat";

/** A member of an interface (owner null: a global) that Chromium got after version 109. */
type Newer = { owner: string | null; name: string };

/** In this order: a global's members go before it. */
const AFTER_109: readonly Newer[] = FEATURES.filter(({ compat }) => !isIn({ chrome: 109 }, compat))
  .map(({ owner, name }) => ({ owner, name }))
  .sort((a, b) => Number(a.owner === null) - Number(b.owner === null));

const SELECTORS = partsOf(CSS["selectors"]!).flatMap(([name, { __compat: compat }]) =>
  compat && /^[a-z]/.test(name) && !isIn({ chrome: 109 }, compat) ? [name] : [],
);

type Asked = { features: readonly Newer[]; selectors: string[] };

/** Runs in the browser before each page's own code. */
const takeAway = ({ features, selectors }: Asked) => {
  const world = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
  const intl = Intl as unknown as typeof world;
  const homesOf = ({ owner, name }: Newer) =>
    (owner === null
      ? [self, Window.prototype]
      : [world[owner], world[owner]?.["prototype"], intl[owner], intl[owner]?.["prototype"]]
    ).filter((home): home is object => Boolean(home) && Object.hasOwn(home as object, name));
  for (const feature of features)
    for (const home of homesOf(feature)) Reflect.deleteProperty(home, feature.name);
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

/** Takes everything from a context's pages that Chromium got after version 109. */
export const asChrome109 = (context: BrowserContext) =>
  context.addInitScript(takeAway, { features: AFTER_109, selectors: SELECTORS });
