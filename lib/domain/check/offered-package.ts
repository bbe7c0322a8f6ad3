import { type Answers } from "./answers";
import { OFFERED, type Package, packageOfArea, packageOfId } from "./packages";
import { planOf } from "./plan";
import { isWithoutConcern, type QuizResult, weakestAreas } from "./scoring";
import { type QuestionId, sectionOf } from "./sections";

/** The package that a result shows: by its names, and without a button from a health score of 90 on. */
export type OfferedPackage = { pack: Package; name: string; isQuiet: boolean };

/** From this health score on (A+) no package is needed: it is one quiet line. */
const QUIET_FROM = 90;

/** The package that a result shows; of level areas that of the first step's question, `first`. null: none is needed, or none helps there. */
export const offeredPackage = (
  result: QuizResult,
  first: QuestionId | undefined,
  packages: readonly Package[] = OFFERED,
): OfferedPackage | null => {
  if (isWithoutConcern(result)) return null;
  const isLevel = weakestAreas(result).length > 1;
  const area = isLevel && first ? sectionOf(first).id : result.recommendation.sectionId;
  const pack = packageOfArea(area, packages);
  return pack && { pack, name: pack.resultName, isQuiet: result.healthScore >= QUIET_FROM };
};

/** What is said where no package is offered. */
export const withoutOffer = (
  result: QuizResult,
  { healthy, none }: Readonly<Record<"healthy" | "none", string>>,
): string => (isWithoutConcern(result) ? healthy : none);

/** Why a package is shown: "healthy": the last check found no problem; "popular": there is none. */
export type PackageReason = "chosen" | "fits" | "healthy" | "popular";

type ShownPackage = { pack: Package | null; name: string; reason: PackageReason };

/** The package of the welcome page, its name there, and why: the chosen one, else what the last result recommends; null: nothing to say. */
export const packageToShow = (
  chosen: string | null,
  last: { answers: Answers; result: QuizResult } | null,
  packages: readonly Package[] = OFFERED,
): ShownPackage | null => {
  const pack = packageOfId(chosen, packages);
  if (pack) return { pack, name: pack.name, reason: "chosen" };
  if (!last) {
    const popular = packages.find((one) => one.popular);
    return popular ? { pack: popular, name: popular.name, reason: "popular" } : null;
  }
  if (isWithoutConcern(last.result)) return { pack: null, name: "", reason: "healthy" };
  const offered = offeredPackage(last.result, planOf(last.answers)[0]?.questionId, packages);
  return offered && { ...offered, reason: "fits" };
};
