import { useMemo } from "react";
import { useAuth } from "@/components/auth/auth-provider";
import { LedgerSection } from "@/components/shared/ledger-section";
import { useTrade } from "@/components/plan/own-plan";
import { usePlanNotes } from "@/components/plan/use-plan-notes";
import { KeepButton } from "@/components/share/keep-button";
import { Button, buttonClass } from "@/components/ui/button";
import type { FinishedCheck } from "@/lib/browser/account/my-record";
import type { LabelledAnalysis } from "@/lib/browser/check/labelled-analysis";
import { beginAnew } from "@/lib/browser/check/quiz-memory";
import type { Answers } from "@/lib/domain/check/answers";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { progressOf } from "@/lib/domain/account/progress";
import type { Attempt } from "@/lib/domain/account/record";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import { AreaChanges } from "./area-changes";
import { AttemptsTable } from "./attempts-table";
import { downloadReport, outcomeOf } from "./download-report";
import { HalfSection } from "./half-section";
import { LastCheck } from "./last-check";
import { MailReport } from "./mail-report";
import { dayIn } from "@/components/ui/date-format";
import { OpenCheck } from "./open-check";
import { PlanLine } from "./plan-line";
import { ProgressSection } from "./progress-section";
import type { AccountPageWords } from "@/lib/content/en/account";

type MyChecksProps = {
  lang: Lang;
  words: AccountPageWords;
  check: FinishedCheckWords;
  last: FinishedCheck | null;
  /** With their dates, oldest first; empty if only the device's data is known. */
  attempts: readonly Attempt[];
  openAnswers: Answers | null;
  /** The analysis of the last one. */
  analysis: LabelledAnalysis | null;
};

/** Everything about the checks of one visitor, in the order of an owner's questions. */
export function MyChecks(props: MyChecksProps) {
  const { lang, words, last, attempts, openAnswers, analysis } = props;
  const { user } = useAuth();
  const trade = useTrade(lang);
  const { marks } = usePlanNotes(lang);
  const check = useMemo(() => ({ ...props.check, trade }), [props.check, trade]);
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
                    {/* The new check begins before the page is left, so that it opens at question 1. */}
                    <a
                      className={buttonClass("quiet")}
                      href={pathIn(lang, "/health-check")}
                      onClick={() => beginAnew()}
                    >
                      {words.last.retake}
                    </a>
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
