import type { KeyboardEvent } from "react";
import { type Answer, ANSWERS } from "@/lib/domain/check/answers";

const KEY_OF: Readonly<Record<Answer, string>> = { yes: "Y", maybe: "M", no: "N" };

const GRID =
  "mt-auto grid gap-3 pt-8 phone-760:gap-2 phone-760:pt-4 phone-700:gap-1.5 phone-700:pt-2.5 desk-860:gap-2 desk-860:pt-4 phone-560:gap-1 phone-560:pt-1 sideways:m-0 sideways:[grid-area:1/2/span_5] sideways:content-start sideways:gap-1.5 sideways:pt-1.5";

/** Three below each other, 60 px high for a thumb. A tap on a link before any script must not scroll the page. */
const ANSWER =
  "answer flex min-h-15 cursor-pointer scroll-mt-[100vh] items-center gap-3.5 rounded-[6px] border-2 px-4 py-3 text-left text-[1.1875rem] leading-[1.3] font-semibold phone-700:min-h-11.5 phone-700:py-1.5 phone-700:text-[1.0625rem] phone-560:min-h-11 phone-560:py-1 phone-560:text-[1rem] sideways:min-h-11 sideways:gap-2.5 sideways:px-3 sideways:py-1 sideways:text-[1rem]";

type AnswerTexts = Readonly<Record<Answer, string>>;

const Inside = ({ answer, texts }: { answer: Answer; texts: AnswerTexts }) => (
  <>
    <span className="answer-mark" aria-hidden="true" />
    <span className="flex-1">{texts[answer]}</span>
    <kbd
      className="hidden min-w-7 rounded-[4px] border border-current px-1.5 py-0.5 text-center text-[0.875rem] md:can-hover:block"
      aria-hidden="true"
    >
      {KEY_OF[answer]}
    </kbd>
  </>
);

/** The answers of question 1 before any script has loaded: the check reads the choice from the address. */
export const AnswerLinks = ({ texts }: { texts: AnswerTexts }) => (
  <div role="group" aria-labelledby="quiz-question" className={GRID}>
    {ANSWERS.map((answer) => (
      <a key={answer} id={answer} href={`#${answer}`} className={ANSWER}>
        <Inside answer={answer} texts={texts} />
      </a>
    ))}
  </div>
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
      className={GRID}
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
          className={ANSWER}
        >
          <Inside answer={answer} texts={texts} />
        </button>
      ))}
    </div>
  );
}
