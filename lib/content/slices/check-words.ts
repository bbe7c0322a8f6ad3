import type { Lang } from "@/lib/domain/core/languages";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";

/** The words the check needs in the browser, in one language; the 17 texts it never asks stay on the server. */
export const checkWordsIn = (lang: Lang) => {
  const { auth, quiz, report, analysis, areas, questions } = contentIn(lang);
  return {
    quiz,
    report,
    signIn: auth.keepResult,
    analysis,
    bands: areas.bands,
    areaTitles: areas.titles,
    questions: Object.fromEntries(
      QUESTION_IDS.map((id) => [id, questions.wording[id]]),
    ) as Readonly<Record<QuestionId, string>>,
    steps: questions.steps,
    contact: { whatsappNumber: site.whatsappNumber, phone: site.phone.dial },
  };
};

export type CheckWords = ReturnType<typeof checkWordsIn>;

/** What stands in the list of all questions on the check's own page. */
export type ListedWords = Pick<CheckWords, "questions" | "steps">;
/** What that page has to tell besides. */
export type UnlistedWords = Omit<CheckWords, keyof ListedWords>;
