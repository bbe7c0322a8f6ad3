import type { Browser } from "@playwright/test";
import { atMost } from "@/bench/support/proof";
import { contentIn } from "@/lib/content";
import { questionAt } from "@/lib/domain/check/quiz";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { launchChromium } from "./browser";
import { withSite } from "./peers";
import { onPhone } from "./phone";
import type { Measurement } from "./speed-proof";
import { median } from "./stats";
import { SLOW_PHONE_SLOWDOWN } from "./taps";

/** 1.6 Mbit/s with a round trip of 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Of the page's own first paint. */
const MOST_TIMES = 1.3;

type Texts = { question: string; answer: string };
type Seen = { paintMs: number; questionMs: number };

/** Runs in the browser before the page: notes the first frame with the question and an answer that can be pressed. */
const watchForQuestion = ({ question, answer }: Texts) => {
  const shows = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some(
      (one) => one.textContent?.trim().startsWith(text) && one.checkVisibility(),
    );
  const look = (now: number) => {
    if (!shows("h2", question) || !shows("a, button", answer)) requestAnimationFrame(look);
    else Object.assign(window, { questionMs: now });
  };
  requestAnimationFrame(look);
};

/** The times of the first paint and of question 1 after a cold link to the check, in ms. */
export const firstQuestion = (browser: Browser, site: string, lang: Lang): Promise<Seen> =>
  onPhone(browser, async (page, context) => {
    const { questions, quiz } = contentIn(lang);
    const texts = { question: questions.wording[questionAt(0)], answer: quiz.question.answers.yes };
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE_SLOWDOWN });
    await page.addInitScript(watchForQuestion, texts);
    await page.goto(site + pathIn(lang, "/health-check"));
    const seen = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const { questionMs } = window as { questionMs?: number };
      return paint && questionMs && { paintMs: paint.startTime, questionMs };
    });
    const { paintMs, questionMs } = (await seen.jsonValue()) as Seen;
    // A frame begins before it is painted.
    return { paintMs, questionMs: Math.max(paintMs, questionMs) };
  });

/** From a cold link to question 1 on a slow phone and network, in both languages. */
export const firstQuestions = (runs: number): Promise<Measurement> =>
  withSite(async ({ url }) => {
    const browser = await launchChromium();
    const seen: (Seen & { lang: Lang })[] = [];
    try {
      for (let run = 0; run < runs; run++)
        for (const lang of LANGS) seen.push({ lang, ...(await firstQuestion(browser, url, lang)) });
    } finally {
      await browser.close();
    }
    const middle = (lang: Lang, valueOf: (one: Seen) => number) =>
      median(seen.filter((one) => one.lang === lang).map(valueOf));
    const rows = LANGS.map((lang) => ({
      language: lang,
      "first paint, ms": Math.round(middle(lang, ({ paintMs }) => paintMs)),
      "question 1 can be answered, ms": Math.round(middle(lang, ({ questionMs }) => questionMs)),
    }));
    return {
      note: `A cold link to the check at 1.6 Mbit/s and 150 ms a request, the processor ${SLOW_PHONE_SLOWDOWN}x as slow.`,
      tables: [rows],
      figures: LANGS.map((lang) =>
        atMost(
          `${lang}: question 1 in times of the page's first paint, median`,
          middle(lang, ({ paintMs, questionMs }) => questionMs / paintMs),
          MOST_TIMES,
        ),
      ),
    };
  });
