import type { KeyboardEvent } from "react";
import { type Answer, ANSWERS } from "@/lib/domain/check/answers";

const KEY_OF: Readonly<Record<Answer, string>> = { yes: "Y", maybe: "M", no: "N" };

type AnswerTexts = Readonly<Record<Answer, string>>;

const Inside = ({ answer, texts }: { answer: Answer; texts: AnswerTexts }) => (
  <>
    <span className="answer-mark" aria-hidden="true" />
    <span className="flex-1">{texts[answer]}</span>
    <kbd className="answer-key" aria-hidden="true">
      {KEY_OF[answer]}
    </kbd>
  </>
);

/** Shows an answer as chosen in the very next frame; React's render then does the same. */
const choose = (option: HTMLButtonElement) => {
  for (const one of option.parentElement?.children ?? [])
    one.setAttribute("aria-checked", String(one === option));
};

/** Up and down move the focus; unlike in a form, they choose nothing: a choice leads to the next question. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.children] as HTMLElement[];
  const at = options.indexOf(document.activeElement as HTMLElement);
  options[(at + step + options.length) % options.length]?.focus();
  event.preventDefault();
};

type AnswerOptionsProps = {
  texts: AnswerTexts;
  chosen: Answer | undefined;
  onChoose: (answer: Answer) => void;
};

/** Three answers of which one is chosen. */
export function AnswerOptions({ texts, chosen, onChoose }: AnswerOptionsProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby="quiz-progress"
      tabIndex={-1}
      className="answers"
      onKeyDown={moveFocus}
    >
      {ANSWERS.map((answer) => (
        <button
          key={answer}
          type="button"
          role="radio"
          aria-checked={chosen === answer}
          tabIndex={answer === (chosen ?? ANSWERS[0]) ? 0 : -1}
          onClick={({ currentTarget }) => {
            choose(currentTarget);
            onChoose(answer);
          }}
          className="answer"
        >
          <Inside answer={answer} texts={texts} />
        </button>
      ))}
    </div>
  );
}
