import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type {
  ChangedAnswer,
  Comparison,
  Progress,
  SectionChange,
} from "@/lib/domain/account/progress";
import type { Attempt } from "@/lib/domain/account/record";
import type { SectionId } from "@/lib/domain/check/sections";
import type { AccountWords } from "@/lib/content/en/account";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { Drawing } from "@/components/shared/drawing";
import { earlierIn } from "@/components/ui/span-format";

/** A change in points since a date, in words; above 0 is better. */
const changeIn = (
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

type AreaChangesProps = {
  lang: Lang;
  words: AccountWords["areas"];
  check: CheckWords;
  last: Attempt;
  progress: Progress;
};

const TURN_COLOURS = { better: "text-green", worse: "text-red", unclear: "text-soft" } as const;

const inSection = ({ sections }: Comparison, id: SectionId): SectionChange =>
  sections.find(({ sectionId }) => sectionId === id)!;

/** In words: how much concern each area has now and had before, and which answers changed. */
export function AreaChanges({ lang, words, check, last, progress }: AreaChangesProps) {
  const { sinceBefore, sinceFirst } = progress;
  const comparisons = [sinceBefore, sinceFirst].filter((one) => one !== null);
  const dateOf = (since: number) => earlierIn(lang, since, last.completedAt);
  const turns = { better: words.more, worse: words.fewer, same: words.same };
  return (
    <ul className="grid gap-y-8">
      {last.result.sectionScores.map(({ sectionId, score, totalQuestions: total }) => {
        const now = fill(words.now, { left: total - score, total });
        return (
          <li key={sectionId} className="border-t border-ink pt-5">
            <div className="flex items-center gap-4">
              <Drawing name={`area-${sectionId}`} className="w-12" />
              <h3 className="flex-1">{check.areaNames[sectionId]}</h3>
            </div>
            <p className="mt-1">{now}</p>
            <ul className="mt-1">
              {comparisons.map((one) => (
                <li key={one.since} className="font-semibold">
                  {changeIn(-inSection(one, sectionId).points, turns, dateOf(one.since))}
                </li>
              ))}
            </ul>
            {sinceBefore && (
              <ChangedAnswers
                words={words}
                check={check}
                date={dateOf(sinceBefore.since)}
                changed={inSection(sinceBefore, sectionId).changedAnswers}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ChangedAnswersProps = {
  words: AccountWords["areas"];
  check: CheckWords;
  /** The date of the previous check. */
  date: string;
  changed: readonly ChangedAnswer[];
};

/** The questions of a section with another answer in the previous check, open where one got worse; nothing without one. */
function ChangedAnswers({ words, check, date, changed }: ChangedAnswersProps) {
  if (changed.length === 0) return null;
  const { answers } = check.quiz.question;
  return (
    <details className="entry mt-3" open={changed.some(({ turn }) => turn === "worse")}>
      <summary className="text-base">{`${fill(words.changed, { date })}: ${changed.length}`}</summary>
      <ul>
        {changed.map(({ questionId, from, to, turn }) => (
          <li key={questionId} className="border-t border-rule py-2.5">
            <p>{check.questions[questionId]}</p>
            <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 text-base">
              <span className={`font-semibold ${TURN_COLOURS[turn]}`}>{words.turns[turn]}</span>
              <span>{fill(words.fromTo, { from: answers[from], to: answers[to] })}</span>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
