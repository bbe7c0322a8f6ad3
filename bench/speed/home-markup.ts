import type { Browser } from "@playwright/test";
import type { Markup } from "@/bench/peers/element-of";

/** Runs in the browser, on a document whose scripts do not run. */
const read = (html: string) => {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("script, template, noscript")) element.remove();
  const markupOf = (node: Node): Markup[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attributes = [...node.attributes].map(({ name, value }) => [name, value]);
    const children = [...node.childNodes].flatMap(markupOf);
    return [
      [node.localName, Object.fromEntries(attributes) as Record<string, string>, ...children],
    ];
  };
  const sheets = [...page.querySelectorAll('link[rel="stylesheet"]')];
  const styles = [...page.querySelectorAll("style")];
  return {
    lang: page.documentElement.lang,
    title: page.title,
    description: page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    body: [...page.body.childNodes].flatMap(markupOf),
    sheets: sheets.map((link) => link.getAttribute("href") ?? ""),
    inlineCss: styles.map(({ textContent }) => textContent).join("\n"),
  };
};

const textAt = async (url: string | URL) => (await fetch(url)).text();

/** A page of a site for Next alone: the same words, elements and styles, and no scripts. */
export const homeMarkup = async (browser: Browser, url: string) => {
  const page = await browser.newPage();
  try {
    const { sheets, inlineCss, ...markup } = await page.evaluate(read, await textAt(url));
    const css = await Promise.all(sheets.map((sheet) => textAt(new URL(sheet, url))));
    return { ...markup, css: [inlineCss, ...css].join("\n") };
  } finally {
    await page.close();
  }
};

export type HomeMarkup = Awaited<ReturnType<typeof homeMarkup>>;
