import type { ComponentProps, ReactNode } from "react";
import { fill } from "@/lib/domain/core/fill";
import { ONBOARDING_FIELDS } from "@/lib/domain/leads/onboarding";
import { ONBOARDING_LAST } from "@/lib/domain/leads/onboarding-steps";
import type { OnboardingFormWords } from "@/lib/content/slices/onboarding-words";
import { LedgerProgress } from "@/components/check/ledger-progress";
import { Button } from "@/components/ui/button";

/** The question of a step, in the largest type of the form. */
export const StepQuestion = ({ children }: { children: ReactNode }) => (
  <span className="block text-2xl leading-snug font-bold text-balance sm:text-3xl">{children}</span>
);

/** `children`: the question. */
type StepBoxProps = ComponentProps<"form"> & {
  words: Pick<OnboardingFormWords, "progress" | "device" | "previous" | "continue" | "finish">;
  index: number;
  canContinue?: boolean;
  /** What was typed is about to be sent, as the visitor ticked. */
  isLeaving?: boolean;
  /** What the last step's button says. */
  complete: string;
  /** Of an order: completes the steps without it. */
  onFinish?: (() => void) | undefined;
  below?: ReactNode;
  onPrevious?: () => void;
};

/** A step: its question, and the buttons that go on and back. */
export function StepBox(props: StepBoxProps) {
  const { words, index, canContinue = false, isLeaving = false, below, ...rest } = props;
  const { onPrevious, onFinish, complete, children, ...form } = rest;
  const progress = fill(words.progress, { n: index + 1, total: ONBOARDING_FIELDS.length });
  return (
    <>
      <form
        key={index}
        aria-label={progress}
        noValidate
        className="step-form border border-rule bg-card p-4 pb-5 sm:p-7 noscript:hidden"
        {...form}
      >
        <LedgerProgress
          done={index}
          total={ONBOARDING_FIELDS.length}
          label={progress}
          section={isLeaving ? "" : words.device}
        />
        <div className="mt-6">{children}</div>
        {below}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-y-3">
          <Button kind="quiet" className="-ml-2 px-2!" onClick={onPrevious} disabled={index === 0}>
            {words.previous}
          </Button>
          {onFinish && (
            <Button kind="quiet" className="-mr-2 px-2!" onClick={onFinish}>
              {words.finish}
            </Button>
          )}
          <Button kind="primary" type="submit" disabled={!canContinue}>
            {index === ONBOARDING_LAST ? complete : words.continue}
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        {progress}
      </p>
    </>
  );
}
