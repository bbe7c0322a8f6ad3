import type { VisitStep } from "@/lib/domain/funnel/visit-steps";
import { countSteps, endRun, sendCounts } from "./visit-counts";

/** The beacons given to the browser. */
let handed: { path: string; type: string; body: Promise<unknown> }[];
let takes: boolean;

const beacon = (path: string, blob: Blob) => {
  if (!takes) return false;
  const body = blob.text().then(JSON.parse);
  handed.push({ path, type: blob.type, body });
  return true;
};
const stepsHanded = async () => {
  const bodies = await Promise.all(handed.map(({ body }) => body));
  return bodies.map((body) => (body as { steps: VisitStep[] }).steps);
};
const goOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });

beforeEach(() => {
  handed = [];
  takes = true;
  goOnline(true);
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
  history.replaceState(null, "", "/?utm_source=WhatsApp&utm_medium=chat");
  endRun("en");
  handed = [];
});

test("steps are handed over as one small call, with where the visit came from and nothing else", async () => {
  countSteps(["opened", "b1"]);
  countSteps(["opened", "b1", "started", "b2"]);
  sendCounts("hi");
  const [{ path, type, body }] = handed as [(typeof handed)[number]];
  expect([path, type]).toEqual(["/api/counts", "application/json"]);
  expect(await body).toEqual({
    lang: "hi",
    source: "WhatsApp",
    steps: ["opened", "b1", "started", "b2"],
  });
});

test("without a network, or where the browser takes no more, steps wait", async () => {
  countSteps(["opened"]);
  goOnline(false);
  sendCounts("en");
  goOnline(true);
  takes = false;
  sendCounts("en");
  takes = true;
  countSteps(["b1"]);
  sendCounts("en");
  expect(await stepsHanded()).toEqual([["opened", "b1"]]);
});
