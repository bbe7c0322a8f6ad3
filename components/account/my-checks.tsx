import { type ReactNode, useMemo, useState } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { LedgerSection } from "@/components/shared/sections";
import { useTrade } from "@/components/plan/own-plan";
import { usePlanNotes } from "@/components/plan/use-plan-notes";
import { Retake } from "@/components/check/same-shop";
import { NextOwnerDialog } from "@/components/share/next-owner";
import { KeepButton } from "@/components/share/keep-button";
import { Button, buttonClass } from "@/components/ui/button";
import type { FinishedCheck } from "@/lib/browser/account/my-record";
import type { LabelledAnalysis } from "@/lib/browser/check/labelled-analysis";
import { beginAnew } from "@/lib/browser/check/quiz-memory";
import { type Answers, firstUnanswered, isComplete } from "@/lib/domain/check/answers";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { progressOf } from "@/lib/domain/account/progress";
import type { Attempt } from "@/lib/domain/account/record";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import { AreaChanges, ProgressSection } from "./area-changes";
import { AttemptsTable } from "./attempts-table";
import { LastCheck } from "./last-check";
import { MailReport } from "./mail-report";
import { dayIn, planDayIn, weekdayIn } from "@/components/ui/date-format";
import type { AccountPageWords, AccountWords } from "@/lib/content/en/account";
import { fill } from "@/lib/domain/core/fill";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { LedgerProgress } from "@/components/check/ledger-progress";
import { rememberedCheck } from "@/lib/browser/check/remembered-check";
import { downloadText } from "@/lib/browser/core/download";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportFileName, reportText, type ReportWords } from "@/lib/domain/check/report";

/** A finished check with its stored analysis; without one in the language, the standard one. */
const outcomeOf = (
  lang: Lang,
  words: FinishedCheckWords,
  { answers, result }: FinishedCheck,
  kept: LabelledAnalysis | null,
): Outcome => {
  if (kept?.lang === lang) return { answers, result, analysis: kept.analysis, source: kept.source };
  const analysis = standardAnalysis(answers, result, { ...words, ...words.analysis });
  return { answers, result, analysis, source: "standard" };
};

/** Downloads a check's text report, dated the day it was finished: epoch ms, today if unknown. */
const downloadReport = (
  lang: Lang,
  words: ReportWords,
  outcome: Outcome,
  completedAt: number | null,
): void => {
  const date = completedAt === null ? new Date() : new Date(completedAt);
  const text = reportText((at) => planDayIn(lang, at), outcome, words, dayIn(lang, date.getTime()));
  downloadText(reportFileName(words, date), text);
};

/** How far the plan on this device is, and the way to it. */
function PlanLine({ lang, words }: { lang: Lang; words: AccountWords["plan"] }) {
  const [check] = useState(rememberedCheck);
  const plan = check && "plan" in check ? check.plan : null;
  const next = plan?.next;
  return (
    <section className="page margin-line pt-7 lg:pt-14" aria-labelledby="plan">
      <h2 id="plan">{words.title}</h2>
      {plan && (
        <p className="text-lead font-semibold">
          {fill(words.some, { done: plan.done, total: plan.total })}
          {next?.dueAt && ` · ${fill(words.day, { n: next.n, day: weekdayIn(lang, next.dueAt) })}`}
        </p>
      )}
      <a
        className={buttonClass("secondary", "mt-3")}
        href={pathIn(lang, "/health-check")}
        target="_self"
      >
        {words.open}
      </a>
    </section>
  );
}

type OpenCheckProps = { lang: Lang; words: AccountWords["open"]; answers: Answers };

/** An unfinished check; the check's page opens at its first open question. */
function OpenCheck({ lang, words, answers }: OpenCheckProps) {
  const total = QUESTION_IDS.length;
  const done = Object.keys(answers).length;
  const isDone = isComplete(answers);
  const label = fill(isDone ? words.complete : words.text, { done, total });
  return (
    <>
      <div className="max-w-md">
        <LedgerProgress done={done} total={total} label={label} section="" />
      </div>
      <a className={buttonClass("primary", "mt-5")} href={pathIn(lang, "/health-check")}>
        {isDone ? words.finish : fill(words.next, { n: firstUnanswered(answers) + 1 })}
      </a>
    </>
  );
}

type HalfSectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** A section beside another one on a wide screen, below it on a phone. */
const HalfSection = ({ id, title, lead, children }: HalfSectionProps) => (
  <section className="min-w-0" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {lead && <p className="mt-2 text-soft">{lead}</p>}
    <div className="mt-6">{children}</div>
  </section>
);

type MyChecksProps = {
  lang: Lang;
  words: AccountPageWords;
  check: FinishedCheckWords;
  last: FinishedCheck | null;
  /** With their dates, oldest first; empty if only the device's data is known. */
  attempts: readonly Attempt[];
  openAnswers: Answers | null;
  analysis: LabelledAnalysis | null;
};

/** Everything about the checks of one visitor, in the order of an owner's questions. */
export function MyChecks(props: MyChecksProps) {
  const { lang, words, last, attempts, openAnswers, analysis } = props;
  const { user } = useAuth();
  const trade = useTrade(lang);
  const { marks } = usePlanNotes(lang);
  const check = useMemo(() => ({ ...props.check, trade }), [props.check, trade]);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => setLeaving(true);
  // The new check begins before the page is left, so that it opens at question 1.
  const retake = () => {
    beginAnew();
    location.assign(pathIn(lang, "/health-check"));
  };
  const progress = progressOf(attempts);
  const newest = attempts.at(-1);
  const outcome = useMemo(
    () => last && { ...outcomeOf(lang, check, last, analysis), marks },
    [lang, check, last, analysis, marks],
  );
  const download = (finished: FinishedCheck) =>
    downloadReport(
      lang,
      check,
      finished === last && outcome ? outcome : outcomeOf(lang, check, finished, null),
      finished.completedAt,
    );
  return (
    <>
      {openAnswers && (
        <LedgerSection id="open" title={words.open.title}>
          <OpenCheck lang={lang} words={words.open} answers={openAnswers} />
        </LedgerSection>
      )}
      {last && !openAnswers && <PlanLine lang={lang} words={words.plan} />}
      <div className="page margin-line grid gap-x-14 gap-y-8 py-8 lg:auto-cols-fr lg:grid-flow-col lg:py-14">
        {last && (
          <HalfSection
            id="last"
            title={words.last.title}
            {...(last.completedAt !== null && { lead: dayIn(lang, last.completedAt) })}
          >
            <LastCheck lang={lang} words={words.last} check={check} last={last}>
              <p className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
                <Button kind={openAnswers ? "secondary" : "primary"} onClick={() => download(last)}>
                  {words.last.download}
                </Button>
                {!openAnswers && (
                  <>
                    <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
                      {words.last.whole}
                    </a>
                    <Retake
                      className={buttonClass("quiet")}
                      label={words.last.retake}
                      words={check.quiz.results.sameShop}
                      onRetake={retake}
                      onLeave={leave}
                    />
                  </>
                )}
              </p>
              {outcome && (
                <div className="mt-3 grid">
                  <KeepButton {...{ lang, outcome }} words={check} kind="secondary" />
                </div>
              )}
            </LastCheck>
          </HalfSection>
        )}
        {newest && (
          <HalfSection id="progress" title={words.progress.title}>
            <ProgressSection lang={lang} words={words.progress} progress={progress} last={newest} />
            <details className="entry border-t border-ink">
              <summary>{words.table.caption}</summary>
              <div>
                <AttemptsTable
                  lang={lang}
                  words={words.table}
                  areaNames={check.areaNames}
                  attempts={attempts}
                  onDownload={download}
                />
                <p className="mt-3 text-base text-soft">{words.last.retakeNote}</p>
              </div>
            </details>
            {attempts.length > 1 && (
              <section aria-label={words.areas.title}>
                <details className="entry border-y border-rule">
                  <summary>{words.areas.title}</summary>
                  <p className="text-soft">{words.areas.lead}</p>
                  <AreaChanges {...{ lang, check, progress }} words={words.areas} last={newest} />
                </details>
              </section>
            )}
          </HalfSection>
        )}
      </div>
      <p className="page margin-line pb-6">
        <Button kind="quiet" className="px-0!" aria-haspopup="dialog" onClick={leave}>
          {check.owner.open}
        </Button>
      </p>
      {isLeaving && (
        <NextOwnerDialog lang={lang} words={check.owner} onClose={() => setLeaving(false)} />
      )}
      {newest && (
        <MailReport
          lang={lang}
          words={words.mail}
          completedAt={newest.completedAt}
          email={user?.email ?? ""}
        />
      )}
    </>
  );
}
