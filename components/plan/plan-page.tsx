"use client";

import { useEffect, useState } from "react";
import { recall } from "@/lib/browser/check/outbox";
import { onDevice, standardOutcome } from "@/lib/browser/check/quiz-outcome";
import { newestAnswerIn, completeAnswersIn, readMemory } from "@/lib/browser/check/quiz-memory";
import { untilGone } from "@/lib/browser/core/timing";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { PlanWords } from "@/lib/content/en/plan";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { LedgerSection } from "@/components/shared/sections";
import { RecordSkeleton } from "@/components/shared/private-page-status";
import { useAuth } from "@/components/auth/auth-provider";
import { useLazyPart } from "@/components/ui/lazy-part";
import { buttonClass } from "@/components/ui/button";
import { loadPlanTools, OwnPlan } from "./own-plan";

type PlanPageProps = {
  lang: Lang;
  words: Pick<PlanWords, "loading" | "withoutScript" | "none" | "result">;
  check: CheckWords;
};

/** After so long, in ms, what this device knows is shown. */
const RECALL_WITHIN_MS = 2_500;

type Found = { outcome: Outcome; finishedAt: number } | null;

/** The check that is finished on this device, after another device's marks have come. */
const read = async (lang: Lang, check: CheckWords): Promise<Found> => {
  const late = new Promise((done) => setTimeout(done, RECALL_WITHIN_MS));
  await Promise.race([recall(lang), late]);
  const memory = readMemory();
  const answers = memory && completeAnswersIn(memory);
  if (!answers) return null;
  const outcome =
    onDevice(lang).outcome ?? standardOutcome(answers, { ...check, ...check.analysis });
  return { outcome, finishedAt: newestAnswerIn(memory) };
};

/** The plan with ticks and days, and after thirty days the same questions again (docs/product/check.md#plan). */
export function PlanPage({ lang, words, check }: PlanPageProps) {
  const [found, setFound] = useState<Found | "loading">("loading");
  const { user, state } = useAuth();
  const tools = useLazyPart(loadPlanTools, lang);

  useEffect(() => untilGone(read(lang, check), setFound), [lang, check, user?.id]);

  if (found === "loading" || state === "loading")
    return <RecordSkeleton title={words.loading} withoutScript={words.withoutScript} />;
  if (!found || isWithoutConcern(found.outcome.result)) {
    const { title, text, button } = words.none;
    return (
      <LedgerSection id="no-plan" title={title}>
        <p className="max-w-prose text-lead">{text}</p>
        <a className={buttonClass("primary", "mt-6")} href={pathIn(lang, "/health-check")}>
          {button}
        </a>
      </LedgerSection>
    );
  }
  const { outcome, finishedAt } = found;
  return (
    <>
      <LedgerSection id="steps" title={check.quiz.results.firstSteps.title}>
        <div className="max-w-2xl">
          <OwnPlan lang={lang} words={check} outcome={outcome} />
        </div>
        <a className={buttonClass("secondary", "mt-6")} href={pathIn(lang, "/health-check")}>
          {words.result}
        </a>
      </LedgerSection>
      {tools && <tools.AskAgain {...{ lang, check, outcome, finishedAt }} words={tools.words} />}
    </>
  );
}
