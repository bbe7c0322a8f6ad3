import type { Lang } from "@/lib/domain/core/languages";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { site } from "@/lib/content/facts/site";
import { stepToolsIn } from "./step-tools";

/** The words that the check needs in the browser; the 17 questions it never asks stay on the server. */
export const checkWordsIn = (lang: Lang) => {
  const { adviceChoice, quiz, report, analysis, areas, packages, questions, result } =
    contentIn(lang);
  const {
    messages: { liveChat },
    results: { call: _call, ...results },
    ...asked
  } = quiz;
  const { steps: _steps, done: _done, findOut: _findOut, ...ownWords } = analysis;
  const { tools: _tools, ...ofResult } = result;
  return {
    quiz: { ...asked, results },
    liveChat,
    adviceChoice,
    /** The version of the privacy text that a choice about the advice is about. */
    textVersion: TEXT_VERSIONS.privacy as string,
    report,
    result: ofResult,
    tools: stepToolsIn(lang),
    analysis: ownWords,
    prices: pricesIn(lang),
    plain: packages.plain,
    notes: packages.notes,
    bands: areas.bands,
    areaTitles: areas.titles,
    areaNames: areas.short,
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

/** The words of what an owner does with the result, loaded with its code. */
export const resultEndWordsIn = (lang: Lang) => {
  const { auth, leadFields, leads, quiz, share } = contentIn(lang);
  return {
    planMessage: quiz.messages.plan,
    call: quiz.results.call,
    asks: { name: leadFields.name.ask, phone: leadFields.phone.ask },
    privacy: leads.privacy,
    limit: leads.limit,
    phoneQuestion: leads.phoneQuestion,
    signIn: auth.keepResult,
    keepButton: share.keep.button,
  };
};

export type ResultEndWords = ReturnType<typeof resultEndWordsIn>;

/** All words about a finished check: its result on the screen, its report, its plan in a message. */
export const reportWordsIn = (lang: Lang) => ({ ...checkWordsIn(lang), ...resultEndWordsIn(lang) });

export type FinishedCheckWords = ReturnType<typeof reportWordsIn>;
