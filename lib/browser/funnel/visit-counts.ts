import type { Lang } from "@/lib/domain/core/languages";
import type { VisitStep } from "@/lib/domain/funnel/visit-steps";
import { attempt } from "@/lib/browser/core/attempt";
import { visitSource } from "@/lib/browser/core/visit-source";

/** Steps of the run on the screen: those counted, and those not sent yet. Never stored on the device. */
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

/** Queues the waiting steps as a beacon, which outlives the page; nothing offline. Never throws. */
export const sendCounts = (lang: Lang): void => {
  if (waiting.length === 0 || !navigator.onLine) return;
  const body = { lang, source: visitSource().utm_source, steps: waiting };
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  if (attempt(() => navigator.sendBeacon("/api/counts", json), false)) waiting = [];
};

/** Sends the waiting steps and starts a new run. */
export const endRun = (lang: Lang): void => {
  sendCounts(lang);
  counted.clear();
  waiting = [];
};
