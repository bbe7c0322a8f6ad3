import { expect } from "@playwright/test";
import type { Visit } from "./visit";

const KB = 1024;
/**
 * What any public page may cost on the way, in KB, as a browser asks for it. The page with its head fits into the first
 * ten TCP segments (14,600 bytes): it arrives without a second round trip.
 */
const MOST = { page: 14_600 / KB, scripts: 155, early: 1, styles: 10 };
/** The check's own page carries the check and its result, so that both go on without a network. */
const CHECK = { ...MOST, scripts: 170, styles: 12 };

/** No page makes a phone load more than it may, or a script before the page is there. */
export const expectSmall = ({ path, loaded }: Visit): void => {
  const most = path === "/health-check" ? CHECK : MOST;
  const sum = (of: (one: (typeof loaded)[number]) => boolean) =>
    loaded.filter(of).reduce((total, { size }) => total + size, 0) / KB;
  const largest = loaded
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 6)
    .map(({ url, size }) => `${(size / KB).toFixed(1)} ${new URL(url).pathname}`)
    .join(", ");
  const of = (type: string) => sum((one) => one.type === type);
  // Run, or fetched into the cache for the first use; bodies alone.
  const scriptsOf = (of: (one: (typeof loaded)[number]) => boolean) =>
    loaded
      .filter((one) => one.url.endsWith(".js") && of(one))
      .reduce((total, { size, head }) => total + Math.max(0, size - head), 0) / KB;
  const all = scriptsOf(() => true);
  expect(all, largest).toBeGreaterThan(100);
  expect(all, largest).toBeLessThanOrEqual(most.scripts);
  expect(
    scriptsOf(({ isEarly }) => isEarly),
    largest,
  ).toBeLessThanOrEqual(most.early);
  for (const [type, limit] of [
    ["Document", most.page],
    ["Stylesheet", most.styles],
  ] as const) {
    expect(of(type), largest).toBeGreaterThan(0);
    expect(of(type), largest).toBeLessThanOrEqual(limit);
  }
  expect(of("Font"), largest).toBe(0);
};

/** A page asks nothing of another firm. */
export const expectOwn = ({ loaded, response }: Visit): void => {
  const { origin } = new URL(response.url());
  const foreign = loaded.filter(
    ({ url }) => !url.startsWith("data:") && new URL(url).origin !== origin,
  );
  expect(foreign).toEqual([]);
};

/** Each script of the page's code has an integrity that the browser checked, and runs; so does what it loads itself. */
export const expectIntegrity = ({ lateScripts }: Visit): void => {
  expect(lateScripts.length).toBeGreaterThan(5);
  // React names some of them once more: what has come with its hash is in the browser's memory by then.
  const first = new Map(lateScripts.toReversed().map((script) => [script.src, script]));
  for (const { src, integrity, isLive, end } of first.values())
    expect([integrity.slice(0, 7), end], src).toEqual([isLive ? "" : "sha256-", "load"]);
};
