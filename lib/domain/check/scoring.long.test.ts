// holds: #scoring
// A million answer sheets: about half a minute.
import { createHash } from "node:crypto";
import { randomSheets } from "@/test/builders/random-sheets";
import { bandOf } from "./grades";
import { packageOfArea } from "./packages";
import { quizResult } from "./scoring";

const SPEC_RUPEES: Readonly<Record<string, number>> = {
  foundation: 6999,
  complete: 7499,
  suite: 8499,
};

/** Computed at commit 2cab817, before the advice followed the answers. */
const KNOWN = "e3099a9d4fdbed921150e10e909084adb125be0c718c72323e5931cb49eb84cb";

test("score, grade, band, area, package and price of a million sheets are what they always were", () => {
  const hash = createHash("sha256");
  for (const answers of randomSheets(1_000_000, { yes: 1 / 3, maybe: 1 / 3 }, 14)) {
    const { healthScore, grade, recommendation } = quizResult(answers);
    const { score, percentage, sectionId } = recommendation;
    const { id, resultName } = packageOfArea(sectionId)!;
    const line = [healthScore, grade, bandOf(healthScore), resultName, score, percentage];
    hash.update(`${line.join("|")}|${SPEC_RUPEES[id]}\n`);
  }
  expect(hash.digest("hex")).toBe(KNOWN);
});
