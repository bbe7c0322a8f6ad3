// holds: #private-links
import { contentIn } from "@/lib/content";
import { mergedLinks } from "@/lib/domain/account/own-links";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import { newRecord } from "@/lib/domain/account/record";
import { answersOfAll } from "@/test/builders/check-arbitraries";
import { finished, recordWith, START } from "@/test/builders/visitor-records";
import { movedLink, newLink } from "./link";
import { sharedResultOf } from "./shared-result";

const WANTED = { scope: "plan", lang: "en" } as const;
const record = finished(recordWith(), answersOfAll("no"), START);
const link = newLink(record, WANTED, START)!;

test("a link shows the last finished check; without one there is none", () => {
  expect(newLink(newRecord("id", "hash", {}), WANTED, START)).toBeNull();
  expect(link).toMatchObject({ visitorId: "id", completedAt: START, madeAt: START });
});

test("a check without a problem has an empty plan", () => {
  const [{ answers, result }] = record.attempts as [(typeof record.attempts)[number]];
  const words = contentIn("hi").analysis;
  const analysis = standardAnalysis(answers, result, words);
  const outcome = { answers, result, analysis, source: "standard" } as const;
  const shared = sharedResultOf({ ...link, ...WANTED }, "hi", outcome, words);
  expect(shared).toMatchObject({ scope: "plan", lang: "hi", plan: [], expiresAt: link.endsAt });
});

test("links follow a merged record", () => {
  expect(movedLink(link, "id", "home").visitorId).toBe("home");
  expect(movedLink(link, "another", "home")).toBe(link);
});

test("an account keeps its links before a device's, of both at most 100", () => {
  const named = (name: string, count: number) => Array.from({ length: count }, (_, n) => name + n);
  expect(mergedLinks(["a", "b"], ["b", "c"])).toEqual(["a", "b", "c"]);
  const merged = mergedLinks(named("a", 90), named("d", 20));
  expect(merged).toEqual([...named("a", 90), ...named("d", 10)]);
  expect(mergedLinks(merged, named("d", 20))).toEqual(merged);
});
