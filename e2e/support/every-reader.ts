import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { expectSeen, movesOn } from "./colours";
import { expectReadable, type Sight, SIGHTS } from "./reach";

/**
 * The screen, in the state in which it is, is right for every reader: axe finds nothing, it can be read in each of the
 * sights with all folds open, no text vanishes in the system's colours, and nothing moves for who wants less motion.
 */
export const expectRightForAll = async (
  page: Page,
  sights: readonly Sight[] = SIGHTS,
): Promise<void> => {
  await expectNoViolations(page);
  await expectReadable(page, sights);
  await expectSeen(page);
  expect(await movesOn(page), "what moves").toEqual([]);
};
