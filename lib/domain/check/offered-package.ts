import { type Answers } from "./answers";
import { type Package, packageFor, type PackageId, PACKAGES } from "./packages";
import { planOf } from "./plan";
import { isWithoutConcern, type QuizResult, weakestAreas } from "./scoring";
import { type QuestionId, type ResultPackageName, sectionOf } from "./sections";

/** The package that a result shows: by its names, and without a button from a health score of 90 on. */
export type OfferedPackage = { pack: Package; name: ResultPackageName; isQuiet: boolean };

/** From this health score on (A+) no package is needed: it is one quiet line. */
const QUIET_FROM = 90;

/** The package that a result shows; of level areas that of the first step's question, `first`. */
export const offeredPackage = (
  result: QuizResult,
  first: QuestionId | undefined,
): OfferedPackage | null => {
  if (isWithoutConcern(result)) return null;
  const isLevel = weakestAreas(result).length > 1;
  const { sectionId, recommendedPackage } =
    isLevel && first
      ? { sectionId: sectionOf(first).id, recommendedPackage: sectionOf(first).recommendedPackage }
      : result.recommendation;
  return {
    pack: packageFor(sectionId),
    name: recommendedPackage,
    isQuiet: result.healthScore >= QUIET_FROM,
  };
};

/** Why a package is shown: "healthy": the last check found no problem; "popular": there is none. */
export type PackageReason = "chosen" | "fits" | "healthy" | "popular";

const MOST_POPULAR: Package = PACKAGES.find(({ isMostPopular }) => isMostPopular)!;

/** The package of the welcome page, its name there, and why: the chosen one, else what the last result recommends, if anything. */
export const packageToShow = (
  chosen: PackageId | null,
  last: { answers: Answers; result: QuizResult } | null,
): { pack: Package | null; name: string; reason: PackageReason } => {
  const pack = PACKAGES.find(({ id }) => id === chosen);
  if (pack) return { pack, name: pack.name, reason: "chosen" };
  if (!last) return { pack: MOST_POPULAR, name: MOST_POPULAR.name, reason: "popular" };
  const offered = offeredPackage(last.result, planOf(last.answers)[0]?.questionId);
  return offered ? { ...offered, reason: "fits" } : { pack: null, name: "", reason: "healthy" };
};
