import type { BrowserContext } from "@playwright/test";
import { ASKED_MEMBERS, NEWER_MEMBERS, NEWER_SELECTORS } from "@/test/support/newer-features";

type Asked = { members: readonly (readonly [string, string])[]; selectors: readonly string[] };

/** Runs in the browser before each page's own code. */
const takeAway = ({ members, selectors }: Asked) => {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  for (const [owner, name] of members)
    for (const home of [world[owner], world[owner]?.prototype])
      if (home && Object.hasOwn(home, name)) Reflect.deleteProperty(home, name);
  const forgiven = /:(?:is|where)\([^()]*\)/g;
  const isUnknown = (selector: string) => {
    const asked = String(selector).replace(forgiven, "");
    return selectors.some((newer) => asked.includes(newer));
  };
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
};

/** Takes what Chrome 109 lacks, as far as our code reaches for it, from a context's pages. */
export const asChrome109 = (context: BrowserContext) =>
  context.addInitScript(takeAway, {
    members: [...NEWER_MEMBERS, ...ASKED_MEMBERS],
    selectors: NEWER_SELECTORS,
  });
