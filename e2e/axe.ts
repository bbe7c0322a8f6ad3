import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with a readable list when axe finds anything on the page as it is shown now. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`,
  );
  expect(found, "axe violations").toEqual([]);
  expect(passes.length, "rules that axe could apply").toBeGreaterThan(0);
};
