import { type Package, packageFor, type PackageId, PACKAGES } from "./packages";
import { isWithoutConcern, type QuizResult } from "./scoring";

/**
 * Why a package is shown: the visitor chose it; it fits the last check; the last check found no problem, so none is
 * needed; or there is no check yet, and this is the one marked most popular.
 */
export type PackageReason = "chosen" | "fits" | "healthy" | "popular";

const MOST_POPULAR: Package = PACKAGES.find(({ isMostPopular }) => isMostPopular)!;

/** The package of the welcome page, and why: the chosen one, else the one that fits the last result, if any does. */
export const packageToShow = (
  chosen: PackageId | null,
  result: QuizResult | null,
): { pack: Package | null; reason: PackageReason } => {
  const pack = PACKAGES.find(({ id }) => id === chosen);
  if (pack) return { pack, reason: "chosen" };
  if (!result) return { pack: MOST_POPULAR, reason: "popular" };
  return isWithoutConcern(result)
    ? { pack: null, reason: "healthy" }
    : { pack: packageFor(result.recommendation.sectionId), reason: "fits" };
};
