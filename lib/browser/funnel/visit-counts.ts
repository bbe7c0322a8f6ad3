import type { Lang } from "@/lib/domain/core/languages";
import type { VisitStep } from "@/lib/domain/funnel/visit-steps";
import { visitSource } from "@/lib/browser/core/visit-source";

/** Of the run on the screen: what has been counted, and what of it is not sent yet. On no device is it kept. */
const counted = new Set<VisitStep>();
let waiting: VisitStep[] = [];

/** Counts steps of the run on the screen, each once. */
export const countSteps = (steps: readonly VisitStep[]): void => {
  for (const step of steps)
    if (!counted.has(step)) {
      counted.add(step);
      waiting.push(step);
    }
};

/** Hands what waits over to the browser, which sends it in its own time, even after the page; not without a network. */
export const sendCounts = (lang: Lang): void => {
  if (waiting.length === 0 || !navigator.onLine) return;
  const body = { lang, source: visitSource().utm_source, steps: waiting };
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  if (navigator.sendBeacon?.("/api/counts", json)) waiting = [];
};

/** Sends what waits, and begins a run anew. */
export const endRun = (lang: Lang): void => {
  sendCounts(lang);
  counted.clear();
  waiting = [];
};
