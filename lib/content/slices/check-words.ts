import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { site } from "@/lib/content/facts/site";
import { READY_MESSAGES } from "@/lib/content/blog/ready-messages";
import { type SheetId, sheetPath } from "@/lib/content/blog/sheet-facts";
import type { PostSlug } from "@/lib/content/facts/post-facts";
import { postPath, toolPath } from "@/lib/content/facts/public-pages";
import type { StepToolId } from "@/lib/domain/check/first-steps";
import { TOOL_IDS, type ToolId } from "@/lib/domain/tools/tool-ids";

/** Where what is no rupee tool is: a message ready to send, a part of a post (its nth heading), or a sheet. */
type Place =
  { message: keyof typeof READY_MESSAGES } | { post: PostSlug; part: number } | { sheet: SheetId };

const PLACES: Readonly<Record<Exclude<StepToolId, ToolId>, Place>> = {
  reminderMessage: { message: "softReminder" },
  reviewMessage: { message: "reviewRequest" },
  awayMessage: { post: "whatsapp-business-auto-reply-message", part: 2 },
  mapsListing: { post: "google-maps-par-dukan-kaise-add-kare", part: 2 },
  moreSales: { post: "dukan-ki-bikri-kaise-badhaye", part: 1 },
  dailyAccounts: { post: "dukan-ka-hisab-kitab-kaise-rakhe", part: 2 },
  cashSheet: { sheet: "cash-sheet" },
};

const targetOf = (lang: Lang, place: Place): string => {
  if ("message" in place) return READY_MESSAGES[place.message][lang];
  return "sheet" in place
    ? pathIn(lang, sheetPath(place.sheet))
    : `${pathIn(lang, postPath(place.post))}#part-${place.part}`;
};

/** Its path, or the text of its message: encoded, that would weigh three times as much. */
type StepTool = { name: string; target: string };

/** What helps with a step, in a language. */
export const stepToolsIn = (lang: Lang): Readonly<Record<StepToolId, StepTool>> => {
  const { result, tools } = contentIn(lang);
  const ofRupees = TOOL_IDS.map((id): [StepToolId, StepTool] => [
    id,
    { name: tools.all[id].name, target: pathIn(lang, toolPath(id)) },
  ]);
  const others = (Object.keys(PLACES) as (keyof typeof PLACES)[]).map(
    (id): [StepToolId, StepTool] => [
      id,
      { name: result.tools[id], target: targetOf(lang, PLACES[id]) },
    ],
  );
  return Object.fromEntries([...ofRupees, ...others]) as Record<StepToolId, StepTool>;
};

/** The words that the check needs in the browser; the 17 questions it never asks stay on the server. */
export const checkWordsIn = (lang: Lang) => {
  const { adviceChoice, calls, quiz, report, analysis, areas, questions, result } = contentIn(lang);
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
    packages: packageTableIn(lang),
    bands: areas.bands,
    areaTitles: areas.titles,
    areaNames: areas.short,
    questions: Object.fromEntries(
      QUESTION_IDS.map((id) => [id, questions.wording[id]]),
    ) as Readonly<Record<QuestionId, string>>,
    steps: questions.steps,
    done: questions.done,
    findOut: questions.findOut,
    lastRequest: calls.last,
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
    owner: share.owner,
  };
};

export type ResultEndWords = ReturnType<typeof resultEndWordsIn>;

/** All words about a finished check: its result on the screen, its report, its plan in a message. */
export const reportWordsIn = (lang: Lang) => ({ ...checkWordsIn(lang), ...resultEndWordsIn(lang) });

export type FinishedCheckWords = ReturnType<typeof reportWordsIn>;
