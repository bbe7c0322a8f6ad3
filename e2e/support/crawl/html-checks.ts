import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";

/** The header has its links twice, as a row and as a menu, of which one is shown: markup alone cannot tell. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    "unique-landmark": "off",
    // The answers are buttons of a radio group: an arrow moves the focus and chooses nothing.
    "prefer-native-element": ["error", { exclude: ["radio", "radiogroup"] }],
  },
});

/** Mistakes in the HTML of a page, with rule and selector. */
export const mistakesIn = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`);
};

const STRICT =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/;

/** One policy, of the page's own scripts' hashes, with nothing unsafe in it; no style and no handler in the markup. */
export const expectStrict = (url: string, policies: readonly string[], html: string): void => {
  expect(policies, url).toEqual([expect.stringMatching(STRICT)]);
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect(markup, url).not.toMatch(/\sstyle="|<style|\son\w+="/);
  expect(markup, url).not.toContain("[object Object]");
};

/** The addresses of the links in a page's HTML, absolute. */
export const linksIn = (html: string, url: string): string[] =>
  [...html.matchAll(/<(?:a|area)\s[^>]*?\bhref="([^"]*)"/g)].map(
    ([, href]) => new URL(href!.replaceAll("&amp;", "&"), url).href,
  );
