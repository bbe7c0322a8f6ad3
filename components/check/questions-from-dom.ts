import { questionAt } from "@/lib/domain/check/quiz";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import type { ListedWords } from "@/lib/content/slices/check-words";

const textsOf = (part: string) =>
  Object.fromEntries(
    QUESTION_IDS.map((id) => [
      id,
      globalThis.document?.querySelector(`#${id} > ${part}`)?.textContent ?? "",
    ]),
  ) as Readonly<Record<QuestionId, string>>;

/**
 * Read the texts from the DOM instead of shipping them twice (2 % of this page's JS). On the server there is only the
 * first question, which is in the page's HTML.
 */
export const questionsFromDom = (firstQuestion: string): ListedWords => ({
  questions: { ...textsOf("summary"), [questionAt(0)]: firstQuestion },
  steps: textsOf("p > span"),
});
