import type { ReactNode } from "react";
import type { SharedStep } from "@/lib/domain/check/plan-texts";
import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import type { CheckWords } from "@/lib/content/slices/check-words";

type PlanStepsProps = {
  words: CheckWords;
  steps: readonly SharedStep[];
  /** The number of the first one, less one. */
  after?: number;
  /** Why each step matters, where our words say it. */
  whys?: readonly (string | undefined)[];
  /** What its owner, or the reader of a link, sees below a step. */
  below?: (step: SharedStep) => ReactNode;
};

/** A page of ours, or a message for WhatsApp. */
const toolLink = (target: string) => (target.startsWith("/") ? target : chatLink("", target));

/** Steps of a plan in our words: problem, minutes, why, what to do, and when it is done. */
export function PlanSteps({ words, steps, after = 0, whys, below }: PlanStepsProps) {
  const { plan: text, sheet, topics } = words.result;
  return (
    <ol className="plan" style={{ counterReset: `step ${after}` }}>
      {steps.map((step, at) => {
        const why = whys?.[at];
        const tool = step.tool && words.tools[step.tool];
        return (
          <li key={step.questionId}>
            <span className="flex items-start justify-between gap-3 leading-[1.45]" data-label>
              <strong className="first-letter:uppercase">{topics[step.questionId]}</strong>
              <span className="tag">{fill(text.minutes, { n: step.minutes })}</span>
            </span>
            {why && (
              <span className="mt-1 block text-base text-soft">
                <span className="font-semibold" data-label>
                  {text.why}
                </span>{" "}
                {why}
              </span>
            )}
            <span className="mt-1 block">{step.text}</span>
            <span className="mt-1 block text-base">
              <span className="font-semibold text-green" data-label>
                {text.done}
              </span>{" "}
              {step.done}
            </span>
            {tool && (
              <a
                className="text-link print:hidden"
                href={toolLink(tool.target)}
                target="_blank"
                rel="noopener"
              >
                {tool.name}
              </a>
            )}
            {below?.(step)}
            {/* On paper only: empty boxes for a pen. */}
            <span className="pen-boxes" aria-hidden="true">
              {[sheet.who, sheet.by, sheet.done].map((label) => (
                <span key={label}>{label}</span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
