import type { Browser, BrowserContext, Page } from "@playwright/test";
import { answersFrom } from "@/e2e/support/own-pages";
import { checkOn } from "@/e2e/support/check";
import { rememberWelcome } from "@/e2e/support/stack";
import { contentIn } from "@/lib/content";
import { type Lang, LANGS, pathIn } from "@/lib/domain/core/languages";
import { atMost, type Figure } from "@/test/proofs/figures";
import { launchChromium } from "./browser";
import { median } from "./stats";

/** A phone's network in kbit/s, and how much slower than this machine it is. */
type Phone = { kbps: number; slowdown: number };
const PHONES: Readonly<Record<string, Phone>> = {
  "400 kbit/s, CPU 6x": { kbps: 400, slowdown: 6 },
  "1,600 kbit/s, CPU 4x": { kbps: 1_600, slowdown: 4 },
};
const SLOW = "400 kbit/s, CPU 6x";
const ROUND_TRIP_MS = 150;
const BYTES_OF_KBIT = 125;
/** After this time the page's code is in the browser's cache on both phones, in ms. */
const NEAR_MS = 10_000;
const LATER_TAPS = 5;
/** From a press to what it asks for, once the code is near: in ms, and beside later presses. */
const MOST_MS = 1_500;
const MOST_RATIO = 2;
/** A hand feels no difference between answers that take less, in ms. */
const AT_ONCE_MS = 100;
const MANY_MS = 120_000;

type Watched = Window & { answered?: Promise<number> };

/** Runs in the browser: keeps the ms from the next press to the frame in which `shown`, an expression, is true. */
const watchPress = (shown: string) => {
  const isShown = (0, eval)(`() => ${shown}`) as () => boolean;
  (window as Watched).answered = new Promise((resolve) => {
    const first = { once: true, capture: true };
    const from = ({ timeStamp }: Event) => {
      const look = () => {
        if (isShown()) resolve(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    };
    for (const press of ["click", "keydown"]) addEventListener(press, from, first);
  });
};

/** The ms from a press to what it asks for. */
const timed = async (page: Page, shown: string, press: () => Promise<void>): Promise<number> => {
  await page.evaluate(watchPress, shown);
  await press();
  return page.evaluate(() => (window as Watched).answered!);
};

/** A press, the first and five later ones on the same page, in ms. */
type Walk = (page: Page, lang: Lang, wait: () => Promise<void>) => Promise<readonly number[]>;

const timesOf = async (press: (n: number) => Promise<number>): Promise<number[]> => {
  const times: number[] = [];
  while (times.length <= LATER_TAPS) times.push(await press(times.length));
  return times;
};

/** From an answer to the next question. */
const answers: Walk = async (page, lang, wait) => {
  await page.goto(pathIn(lang, "/health-check"), { waitUntil: "commit" });
  const answer = page.locator(".answer").first();
  await answer.waitFor();
  await wait();
  const question = `document.querySelector("#quiz-question").textContent`;
  return timesOf(async () => {
    const asked = JSON.stringify(await page.evaluate(question));
    return timed(page, `${question} !== ${asked}`, () => answer.tap());
  });
};

/** From a key in the first field of the contact form to its letter. */
const letters: Walk = async (page, lang, wait) => {
  await page.goto(pathIn(lang, "/contact"), { waitUntil: "commit" });
  const field = page.locator("#contact-name");
  await field.waitFor();
  await wait();
  await field.tap();
  return timesOf((n) => {
    const letter = "abcdef"[n]!;
    const shown = `document.querySelector("#contact-name").value.endsWith("${letter}")`;
    return timed(page, shown, () => page.keyboard.press(letter));
  });
};

/** From "Call me" below a finished check to its form. */
const calls: Walk = async (page, lang, wait) => {
  const { open } = contentIn(lang).quiz.results.call;
  await page.goto(pathIn(lang, "/health-check"), { waitUntil: "commit" });
  const button = page.getByRole("button", { name: open, exact: true });
  await button.waitFor({ timeout: MANY_MS });
  await wait();
  const form = `document.querySelector("[name=phone]")`;
  return timesOf(async (n) => {
    if (n > 0) await timed(page, `!${form}`, () => button.tap());
    return timed(page, form, () => button.tap());
  });
};

const WALKS: Readonly<Record<string, Walk>> = {
  "answer to question 2": answers,
  "first letter of contact": letters,
  "Call me to its form": calls,
};

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** What a device keeps that has finished a check. */
const finishedCheck = async (browser: Browser, baseURL: string, lang: Lang): Promise<State> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const check = checkOn(page, lang);
  await check.giveFromLast(answersFrom("yyyyy nymyy yyynm"));
  await check.results.waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
};

type Row = { tap: string; phone: string; lang: Lang; after: string; first: number; later: number };

/** A page with nothing in its cache, on such a phone. */
const pageOn = async (context: BrowserContext, { kbps, slowdown }: Phone): Promise<Page> => {
  await context.addInitScript(rememberWelcome);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throughput = kbps * BYTES_OF_KBIT;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
};

/** Presses at once and when the page's code is near, beside later presses in the same page; medians of `rounds`. */
export const taps = async (site: string, rounds: number) => {
  const browser = await launchChromium();
  const rows: Row[] = [];
  const measured = async (walk: Walk, phone: Phone, lang: Lang, waitMs: number, state: State) => {
    const screen = { viewport: { width: 360, height: 740 }, hasTouch: true };
    const context = await browser.newContext({
      baseURL: site,
      ...screen,
      ...(walk === calls && { storageState: state }),
    });
    const page = await pageOn(context, phone);
    page.setDefaultTimeout(MANY_MS);
    const [first = NaN, ...later] = await walk(page, lang, () => page.waitForTimeout(waitMs));
    await context.close();
    return { first, later: median(later) };
  };
  try {
    for (const lang of LANGS) {
      const state = await finishedCheck(browser, site, lang);
      for (const [phone, speed] of Object.entries(PHONES))
        for (const [tap, walk] of Object.entries(WALKS))
          for (const waitMs of [0, NEAR_MS]) {
            const all = [];
            for (let n = 0; n < rounds; n++)
              all.push(await measured(walk, speed, lang, waitMs, state));
            const first = median(all.map((one) => one.first));
            const later = median(all.map((one) => one.later));
            rows.push({ tap, phone, lang, after: `${waitMs / 1000} s`, first, later });
          }
    }
  } finally {
    await browser.close();
  }
  return {
    rows: rows.map((row) => ({ ...row, ratio: row.first / row.later })),
    figures: figuresOf(rows),
  };
};

/** The slowest press once the code is near, and the one that is furthest from later presses. */
const figuresOf = (rows: readonly Row[]): Figure[] => {
  const near = rows.filter(({ after }) => after !== "0 s");
  const slow = near.filter(({ phone }) => phone === SLOW).map(({ first }) => first);
  const ratios = near.map(({ first, later }) => first / Math.max(later, AT_ONCE_MS));
  return [
    atMost(`first tap with the code near, ${SLOW}`, Math.max(...slow), MOST_MS, " ms"),
    atMost("first tap with the code near, beside later taps", Math.max(...ratios), MOST_RATIO, "x"),
  ];
};
