import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./own-pages";

const WIDTHS = [320, 360, 390, 412];
const HEIGHT = 740;

/** Runs in the browser: words of which a line has only a part. Addresses of the web and of mail may break anywhere. */
const findBroken = () => {
  const ADDRESS = /\S+@\S+|https?:\S+/g;
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
    const text = node.nodeValue!.replace(ADDRESS, (address) => " ".repeat(address.length));
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      if (new Set(tops.map(({ top }) => Math.round(top))).size > 1) found.add(word);
    }
  }
  return [...found];
};

/** Runs in the browser: the texts and controls under the chat button, or under its badge, while it is shown. */
const findUnderChat = () => {
  const chat = document.querySelector(".chat-button a");
  if (!chat?.checkVisibility({ visibilityProperty: true })) return [];
  const boxes = [chat, ...chat.querySelectorAll("span")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  const isUnder = (rect: DOMRect) =>
    boxes.some(
      (box) =>
        Math.min(rect.right, box.right) - Math.max(rect.left, box.left) > 0.5 &&
        Math.min(rect.bottom, box.bottom) - Math.max(rect.top, box.top) > 0.5,
    );
  const isShown = (one: Element) =>
    !one.closest(".chat-button, .sr-only") && one.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll("a, button, input, select, textarea, summary")]
    .filter((one) => isShown(one) && [...one.getClientRects()].some(isUnder))
    .map((one) => one.textContent);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue!.trim() === "" || !isShown(node.parentElement!)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(isUnder)) found.push(node.nodeValue!);
  }
  return found;
};

/** At the end of the page the chat button is there, and covers nothing. */
export const expectFreeChatAtEnd = async (page: Page): Promise<void> => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // The check has none.
  if ((await page.locator(".check-page").count()) > 0) return;
  await expect(page.locator(".chat-button a")).toBeVisible();
  expect(await page.evaluate(findUnderChat), "at the end").toEqual([]);
};

/** On each phone nothing is wider than the screen, and no word is broken in its middle. */
export const expectWholeWords = async (page: Page): Promise<void> => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectToFit(page);
    expect(await page.evaluate(findBroken), `broken words at ${width} px`).toEqual([]);
  }
};
