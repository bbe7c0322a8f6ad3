import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { Comparison, Progress } from "@/lib/domain/account/progress";
import type { AccountWords } from "@/lib/content/en/account";
import { dayIn, shortDayIn } from "@/components/ui/date-format";
import { earlierIn } from "@/components/ui/span-format";
import { ProgressPicture } from "./progress-picture";
import { PointsMark } from "./change-mark";

type ProgressSectionProps = { lang: Lang; words: AccountWords["progress"]; progress: Progress };

/** The health score over all checks: the change in words, then the picture. */
export function ProgressSection({ lang, words, progress }: ProgressSectionProps) {
  const { points, sinceBefore, sinceFirst } = progress;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || !sinceBefore) return <p className="mb-6 max-w-prose">{words.one}</p>;

  const markOf = ({ healthScore, since }: Comparison) => (
    <PointsMark by={healthScore} words={words} date={earlierIn(lang, since, last.completedAt)} />
  );
  const description = fill(words.description, {
    count: points.length,
    first: dayIn(lang, first.completedAt),
    last: dayIn(lang, last.completedAt),
    from: first.healthScore,
    to: last.healthScore,
    best: Math.max(...points.map(({ healthScore }) => healthScore)),
  });
  return (
    <>
      <ul className="mb-4">
        {[sinceBefore, sinceFirst].map((one) => one && <li key={one.since}>{markOf(one)}</li>)}
      </ul>
      {/* A page of the ledger with the scores entered. */}
      <div className="mb-4 border border-rule bg-card pt-9 pr-7 pb-10 pl-13">
        <ProgressPicture
          points={points}
          title={words.picture}
          description={description}
          dayOf={(at) => shortDayIn(lang, at)}
        />
      </div>
    </>
  );
}
