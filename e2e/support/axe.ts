import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with a readable list when axe finds anything on the page as it is shown now. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  // A third of the time, with the same findings: without a list of all places where a rule is kept, and without a
  // its own page for the result, which is there for frames from elsewhere.
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found, "axe violations").toEqual([]);
  expect(passes.length, "rules that axe could apply").toBeGreaterThan(0);
};
