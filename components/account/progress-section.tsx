import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { Progress } from "@/lib/domain/account/progress";
import type { Attempt } from "@/lib/domain/account/record";
import type { AccountWords } from "@/lib/content/en/account";
import { earlierIn } from "@/components/ui/span-format";

/** A change in points since a date, in words; above 0 is better. */
export const changeIn = (
  by: number,
  words: Readonly<Record<"better" | "worse" | "same", string>>,
  date: string,
): string => {
  const turn = by === 0 ? "same" : by > 0 ? "better" : "worse";
  return fill(words[turn], { n: Math.abs(by), date });
};

type ProgressSectionProps = {
  lang: Lang;
  words: AccountWords["progress"];
  progress: Progress;
  /** The check finished last; undefined before the first one. */
  last: Attempt | undefined;
};

/** How the health score has changed, in words: the table beside it has all of them. */
export function ProgressSection({ lang, words, progress, last }: ProgressSectionProps) {
  const { sinceBefore, sinceFirst } = progress;
  if (!last || !sinceBefore) return <p className="mb-6 max-w-prose">{words.one}</p>;
  return (
    <ul className="mb-4 font-semibold">
      {[sinceBefore, sinceFirst].map(
        (one) =>
          one && (
            <li key={one.since}>
              {changeIn(one.healthScore, words, earlierIn(lang, one.since, last.completedAt))}
            </li>
          ),
      )}
    </ul>
  );
}
