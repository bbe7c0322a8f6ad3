// holds: #questions
import { render } from "@testing-library/react";
import { questionsFromDom } from "./questions-from-dom";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { LANGS } from "@/lib/domain/core/languages";
import { SECTIONS } from "@/lib/domain/check/sections";
import { QuestionList } from "./question-list";

test.each(LANGS)(
  "%s: the check reads its questions and steps as they stand in the list",
  (lang) => {
    const { areas, healthCheck, pages } = contentIn(lang);
    const { questions, steps } = checkWordsIn(lang);
    render(
      <QuestionList
        words={healthCheck.list}
        method={{ href: "/health-check/method", text: pages.names.method }}
        areas={SECTIONS.map(({ id, questionIds }) => ({
          id,
          title: areas.titles[id],
          questions: questionIds.map((question) => ({
            id: question,
            text: questions[question],
            step: steps[question],
          })),
        }))}
      />,
    );
    expect(questionsFromDom(questions.b1)).toEqual({ questions, steps });
  },
);
