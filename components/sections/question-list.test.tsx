import { render } from "@testing-library/react";
import { listedWords } from "@/components/quiz/listed-words";
import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/check-words";
import { LANGS } from "@/lib/domain/languages";
import { SECTIONS } from "@/lib/domain/sections";
import { QuestionList } from "./question-list";

test.each(LANGS)(
  "%s: the check reads its questions and steps as they stand in the list",
  (lang) => {
    const { areas, healthCheck } = contentIn(lang);
    const { questions, steps } = checkWordsIn(lang);
    render(
      <QuestionList
        words={healthCheck.list}
        areas={SECTIONS.map(({ id, questionIds }) => ({
          title: areas.titles[id],
          questions: questionIds.map((question) => ({
            id: question,
            text: questions[question],
            step: steps[question],
          })),
        }))}
      />,
    );
    expect(listedWords()).toEqual({ questions, steps });
  },
);
