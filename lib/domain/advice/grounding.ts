import { adviceText } from "./advice-text";
import {
  type Analysis,
  MAX_INSIGHTS,
  MAX_KEY_FINDINGS,
  MAX_NEXT_STEPS,
  MIN_KEY_FINDINGS,
  STANDARD_CONFIDENCE,
  toppedUp,
} from "@/lib/domain/check/analysis";
import { type Answers, concernsOf } from "@/lib/domain/check/answers";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";

/** The words that give a question's subject away; none for questions without such words. */
const TOPICS: Readonly<Partial<Record<QuestionId, RegExp>>> = {
  // Not "price" alone: what an item earns is about prices, too.
  b1: /\bprices? (?:is |are )?(?:a problem|too high)|\bcheaper\b|\b(?:on|over|by|for a lower) price\b|दाम (?:.{0,12}ज\u093c?्यादा|से तौल|देखकर|पर दबा)|सस्ते (?:दाम|में)/iu,
  b3: /\bgoogle maps\b|\bmaps? (?:listing|profile)\b|(?:गूगल|google)\s*मैप|मैप्स|मैप पर/iu,
  b4: /\breviews\b|\b(?:google|customer|honest|new|bad|good) review\b|रिव्यू/iu,
  b5: /\bby chance\b|अपने-आप|क\u093c?िस्मत/iu,
  g1: /\bsales (?:have |are )?(?:fall|fell|drop|stuck|flat|stood still|stayed)|बिक्री (?:घट|गिर|रुक|वहीं)/iu,
  g3: /\bslow (?:month|season)|\boff-season\b|मंदी/iu,
  g4: /\blate repl|\bmissed (?:call|message|order)|\brepl\w+ late\b|जवाब देर|देर से जवाब/iu,
  o1: /\budha+r\b|\bunpaid bills?\b|\bold dues\b|उधार|बक\u093c?ाया/iu,
  o2: /\bshort of cash\b|\bcash (?:is |runs? )?short|\brun(?:s|ning)? short\b|पैसे कम पड|तंगी/iu,
  // Not "GST" alone: what is left of a price is what is left after GST.
  o4: /\bgst (?:return|filing|date|trouble|notice|fine)|\btax filing|\blate (?:bills?|accounts|returns)\b|(?:gst|जीएसटी|टैक्स) (?:की|के|रिटर्न|भर)/iu,
  o5: /\b(?:written|no) plan\b|लिखी (?:हुई )?योजना|लिखा (?:हुआ )?प्लान|प्लान (?:लिखा|काग)/iu,
};

const topicsIn = (text: string): QuestionId[] =>
  (Object.keys(TOPICS) as QuestionId[]).filter((id) => TOPICS[id]!.test(text.normalize("NFKC")));

/** Whether a text is about a problem that the owner says is none: advice never speaks about a "no". */
export const isAboutNo = (text: string, answers: Answers): boolean =>
  topicsIn(text).some((id) => answers[id] === "no");

/** Whether a text names only subjects of other questions than those on which it is said to rest. */
export const isAboutOther = (text: string, ids: readonly QuestionId[]): boolean => {
  const named = topicsIn(text);
  return named.length > 0 && !named.some((id) => ids.includes(id));
};

/** Between two sentences: behind the end of one, not of "e.g.", and before a capital or a Devanagari letter. */
const BETWEEN =
  /(?<=[.!?।]["”')]?)(?<!\b(?:[eE]\.g|[iI]\.e|[nN]o|[rR]s)\.)\s+(?=["“'(]?[\p{Lu}\p{Lo}])/u;

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The text, or null when it has more words than that. */
export const withinWords = (text: string, most: number): string | null =>
  wordsIn(text) <= most ? text : null;

/** The first sentence of a text, or null when it has more than `most` words. */
export const firstSentence = (text: string, most: number): string | null =>
  withinWords(text.split(BETWEEN)[0]!, most);

export type Grounds = {
  answers: Answers;
  lang: Lang;
  standard: Analysis;
  /** The system message of the request; a reply that repeats it is not advice. */
  instructions: string;
};

export const INSIGHT_WORDS = 20;
export const STEP_WORDS = 26;

type Unknowns = Readonly<Record<string, unknown>>;
type Insight = { text: string; questionIds: QuestionId[] };

const isObject = (value: unknown): value is Unknowns =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

const objectsIn = (value: unknown): Unknowns[] => listOf(value).filter(isObject);

/** 0-100, rounded; "95%" is read as 95, and a fraction below 1 as a share. Null when no number can be read. */
const confidenceFrom = (value: unknown): number | null => {
  const text = typeof value === "number" ? String(value) : value;
  const match = typeof text === "string" ? /^\s*(-?\d+(?:\.\d+)?)\s*%?\s*$/.exec(text) : null;
  if (!match) return null;
  const number = Number(match[1]);
  const percent = number > 0 && number < 1 ? number * 100 : number;
  return Math.min(100, Math.max(0, Math.round(percent)));
};

const byText = <T extends { text: string }>(all: readonly T[]): T[] =>
  all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);

/**
 * What may be shown of an AI's reply (docs/product/check.md#ai-advice); null: no insight rests on
 * yes and maybe answers alone. A wrong sentence gives way to the standard one; package, price and
 * area never come from a reply. Accepts any value and never throws.
 */
export const groundedAnalysis = (reply: unknown, grounds: Grounds): Analysis | null => {
  const { answers, standard, lang, instructions } = grounds;
  if (!isObject(reply)) return null;
  const concerns = concernsOf(answers).map(({ questionId }) => questionId);
  const isConcern = (id: unknown): id is QuestionId => concerns.some((one) => one === id);
  const shown = (value: unknown): string | null => {
    const text = adviceText(value, lang, instructions);
    return text === null || isAboutNo(text, answers) ? null : text;
  };
  const sentence = (value: unknown): string | null => {
    const text = shown(value);
    return text && firstSentence(text, INSIGHT_WORDS);
  };
  const step = (value: unknown): string | null => {
    const text = shown(value);
    return text && withinWords(text, STEP_WORDS);
  };

  const insights = byText(
    objectsIn(reply["insights"]).flatMap((one): Insight[] => {
      const named = listOf(one["questionIds"]);
      const questionIds = [...new Set(named.filter(isConcern))];
      const text = named.length > 0 && named.every(isConcern) ? sentence(one["text"]) : null;
      return text && !isAboutOther(text, questionIds) ? [{ text, questionIds }] : [];
    }),
  ).slice(0, Math.min(MAX_INSIGHTS, Math.max(standard.insights.length, concerns.length)));
  if (insights.length === 0) return null;

  const steps = objectsIn(reply["nextSteps"]).flatMap((one) =>
    isConcern(one["questionId"]) ? (step(one["text"]) ?? []) : [],
  );
  const all = toppedUp(
    insights.map(({ text }) => text),
    standard.insights,
    standard.insights.length,
  );
  const findings = listOf(reply["keyFindings"]).flatMap((one) => sentence(one) ?? []);
  return {
    recommendedPackage: standard.recommendedPackage,
    confidence: confidenceFrom(reply["confidence"]) ?? STANDARD_CONFIDENCE,
    insights: all,
    // Those that fill up are tied to no answer: they are ours, and not shown as the AI's.
    insightIds: all.map((_, at) => ({ questionIds: insights[at]?.questionIds ?? [] })),
    nextSteps: toppedUp(
      [...new Set(steps)].slice(0, MAX_NEXT_STEPS),
      standard.nextSteps,
      standard.nextSteps.length,
    ),
    timeline: sentence(reply["timeline"]) ?? standard.timeline,
    keyFindings: toppedUp(
      [...new Set(findings)].slice(0, MAX_KEY_FINDINGS),
      standard.keyFindings,
      MIN_KEY_FINDINGS,
    ),
  };
};
