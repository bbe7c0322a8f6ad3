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
 * Read the texts from the DOM instead of shipping them twice (2 % of this page's JS). Empty on the server, which does
 * not need them.
 */
export const questionsFromDom = (): ListedWords => ({
  questions: textsOf("summary"),
  steps: textsOf("p > span"),
});
