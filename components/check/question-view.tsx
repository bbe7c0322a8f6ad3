import { type Answer, type Answers, ANSWERS } from "@/lib/domain/check/answers";
import { fill } from "@/lib/domain/core/fill";
import { questionAt } from "@/lib/domain/check/quiz";
import { QUESTION_IDS, sectionOf } from "@/lib/domain/check/sections";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { Drawing } from "@/components/shared/drawing";
import { Button } from "@/components/ui/button";
import { LedgerProgress } from "./ledger-progress";
import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import { AdviceChoice, useAiConsent } from "@/components/shared/advice-choice";
import "./check.css";
import type { KeyboardEvent } from "react";

const KEY_OF: Readonly<Record<Answer, string>> = { yes: "Y", maybe: "M", no: "N" };

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
  texts: Readonly<Record<Answer, string>>;
  chosen: Answer | undefined;
  onChoose: (answer: Answer) => void;
};

/** Three answers of which one is chosen. */
const AnswerOptions = ({ texts, chosen, onChoose }: AnswerOptionsProps) => (
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
        <span className="answer-mark" aria-hidden="true" />
        <span className="flex-1">{texts[answer]}</span>
        <kbd className="answer-key" aria-hidden="true">
          {KEY_OF[answer]}
        </kbd>
      </button>
    ))}
  </div>
);

type CheckNoticeProps = { id: string; lang: Lang; words: AdviceChoiceWords; textVersion: string };

/** Before the first answer: that answers are kept and where they go; opened, the details and the choice. */
function CheckNotice({ id, lang, words, textVersion }: CheckNoticeProps) {
  const isAi = useAiConsent();
  const { notice, text, privacy } = words;
  return (
    <details className="notice border-b border-rule">
      <summary className="flex min-h-11 list-none flex-col justify-center">
        <span id={id}>
          {isAi === false ? notice.standard : notice.ai}{" "}
          <span className="font-semibold text-red underline">{notice.more}</span>
        </span>
      </summary>
      <div className="grid gap-2 pb-4">
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <AdviceChoice lang={lang} words={words} textVersion={textVersion} />
        <p>
          <a href={pathIn(lang, "/privacy#ai")}>{privacy}</a>
        </p>
      </div>
    </details>
  );
}

type QuestionViewProps = {
  lang: Lang;
  words: CheckWords;
  index: number;
  answers: Answers;
  headingRef: React.Ref<HTMLHeadingElement>;
  onChoose: (answer: Answer) => void;
  onBack: () => void;
  onNext: () => void;
  /** Earlier answers are not known yet; who has some does not see question 1 (resuming-script.tsx). */
  isFirstPaint?: boolean;
};

/** One question with three answers, in reach of the thumb. */
export function QuestionView(props: QuestionViewProps) {
  const { lang, words, index, answers, headingRef, onChoose, onBack, onNext } = props;
  const { isFirstPaint = false } = props;
  const { question: text } = words.quiz;
  const id = questionAt(index);
  const chosen = answers[id];
  const isFirst = index === 0;
  const choice = { lang, words: words.adviceChoice, textVersion: words.textVersion };
  return (
    <div className={isFirstPaint ? "check-first flex flex-1 flex-col" : "flex flex-1 flex-col"}>
      <LedgerProgress
        id="quiz-progress"
        done={index}
        total={QUESTION_IDS.length}
        label={fill(text.progress, { n: index + 1, total: QUESTION_IDS.length })}
        section={words.areaNames[sectionOf(id).id]}
        drawing={
          <Drawing name={`area-${sectionOf(id).id}`} className="area-mark" loading="eager" />
        }
      />
      {isFirst && <CheckNotice id="quiz-notice" {...choice} />}
      <div key={id} className="quiz-turn" data-turned={!isFirst || undefined}>
        <p id="quiz-rule" className="question-hint question-rule">
          {text.rule}
        </p>
        <h2
          ref={headingRef}
          tabIndex={-1}
          id="quiz-question"
          aria-describedby={`quiz-progress quiz-rule${isFirst ? " quiz-notice" : ""}`}
          className="question-text"
        >
          {words.questions[id]}
        </h2>
        <AnswerOptions texts={text.answers} chosen={chosen} onChoose={onChoose} />
      </div>
      <div className="question-ways">
        <Button kind="quiet" onClick={onBack} disabled={isFirst} className="-ml-5">
          {text.previous}
        </Button>
        <span className="hidden text-sm text-soft md:inline" aria-hidden="true">
          {text.keys}
        </span>
        {chosen ? (
          <Button kind="quiet" onClick={onNext} className="-mr-5">
            {text.next}
          </Button>
        ) : (
          <span />
        )}
      </div>
    </div>
  );
}
