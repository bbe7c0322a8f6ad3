import type { Page } from "@playwright/test";

/**
 * Runs in the browser: how far it is from the top of the result to "All your answers" (CSS px), and how many words can
 * be read on the way: all that is seen, buttons, links and labels, too; `read` leaves out what is only pressed.
 */
const measured = () => {
  const result = document.querySelector(".result")!;
  const end = result.querySelector(".all-answers")!;
  const walker = document.createTreeWalker(result, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  const read: string[] = [];
  for (let node = walker.nextNode(); node && !end.contains(node); node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!parent.checkVisibility() || parent.closest("svg, .sr-only")) continue;
    texts.push(node.textContent ?? "");
    if (!parent.closest("a, button, label, summary")) read.push(node.textContent ?? "");
  }
  const wordsIn = (all: string[]) =>
    all
      .join(" ")
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return {
    height: Math.round(end.getBoundingClientRect().top - result.getBoundingClientRect().top),
    words: wordsIn(texts),
    read: wordsIn(read),
  };
};

/** The result above "All your answers" as it is on the screen. */
export const resultSize = (page: Page) => page.evaluate(measured);

/** Runs in the browser: sentences of at least four words that the result says twice, closed parts included, but buttons and links not. */
const saidTwice = () => {
  const result = document.querySelector(".result")!;
  const walker = document.createTreeWalker(result, NodeFilter.SHOW_TEXT);
  const sentences: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement!.closest("a, button, [data-label], svg"))
      sentences.push(...(node.textContent ?? "").split(/(?<=[.!?।])\s+/));
  return sentences.filter(
    (sentence, at) => sentence.split(/\s+/).length >= 4 && sentences.indexOf(sentence) < at,
  );
};

export const sentencesTwice = (page: Page) => page.evaluate(saidTwice);
