import type { Lang } from "@/lib/domain/core/languages";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { site } from "@/lib/content/facts/site";
import { stepToolsIn } from "./step-tools";

/** The words that the check needs in the browser; the 17 questions it never asks stay on the server. */
export const checkWordsIn = (lang: Lang) => {
  const { adviceChoice, auth, leads, quiz, report, analysis, areas, packages, ...others } =
    contentIn(lang);
  const { questions, result, share } = others;
  const {
    steps: _steps,
    done: _done,
    findOut: _findOut,
    areaTitles: _areas,
    ...ownWords
  } = analysis;
  return {
    quiz,
    adviceChoice,
    /** The version of the privacy text that a choice about the advice is about. */
    textVersion: TEXT_VERSIONS.privacy as string,
    report,
    result,
    limit: leads.limit,
    tools: stepToolsIn(lang),
    signIn: auth.keepResult,
    keepButton: share.keep.button,
    phoneQuestion: contentIn(lang).leads.phoneQuestion,
    analysis: ownWords,
    prices: pricesIn(lang),
    plain: packages.plain,
    notes: packages.notes,
    bands: areas.bands,
    areaTitles: areas.titles,
    questions: Object.fromEntries(
      QUESTION_IDS.map((id) => [id, questions.wording[id]]),
    ) as Readonly<Record<QuestionId, string>>,
    steps: questions.steps,
    done: questions.done,
    findOut: questions.findOut,
    contact: { whatsappNumber: site.whatsapp.digits, phone: site.phone.dial },
  };
};

export type CheckWords = ReturnType<typeof checkWordsIn>;

/** The words that are in the HTML of /health-check already, in its list of all questions. */
export type ListedWords = Pick<CheckWords, "questions" | "steps">;
/** All other words, which that page passes as props. */
export type UnlistedWords = Omit<CheckWords, keyof ListedWords>;
