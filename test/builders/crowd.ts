import { ANSWERS } from "@/lib/domain/check/answers";
import { LANGS, type Lang } from "@/lib/domain/core/languages";
import { INITIAL_QUIZ, questionAt, quizReducer } from "@/lib/domain/check/quiz";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { type Counts, onceEach, sumOf } from "@/lib/domain/funnel/daily-counts";
import { RESULT_BUTTONS, type ResultButton, stepsReached } from "@/lib/domain/funnel/visit-steps";

const SOURCES = [undefined, "WhatsApp", "Google Ads", "mela", "दुकान"] as const;
const NAMES = ["", "whatsapp", "google-ads", "mela", "दुकान"];

/** What one visitor of the crowd does. */
export type Visitor = {
  lang: Lang;
  /** The source as the link names it, and the name under which it is counted. */
  source: string | undefined;
  name: string;
  /** The number of answers: fewer than 15 for a visitor who leaves. */
  answers: number;
  /** The button that is pressed on the result, if any. */
  button: ResultButton | null;
  lead: "contact" | "newsletter" | null;
};

/** A crowd with every combination of sources, languages, places to leave, buttons and leads. */
export const crowdOf = (size: number): Visitor[] =>
  Array.from({ length: size }, (_, n) => {
    const answers = (n * 7) % 23;
    const isDone = answers >= QUESTION_IDS.length;
    return {
      lang: LANGS[n % 2]!,
      source: SOURCES[n % 5],
      name: NAMES[n % 5]!,
      answers: Math.min(answers, QUESTION_IDS.length),
      button: isDone ? RESULT_BUTTONS[n % RESULT_BUTTONS.length]! : null,
      lead: isDone && n % 3 === 0 ? "contact" : n % 11 === 0 ? "newsletter" : null,
    };
  });

/** The counts to expect of one visitor, computed separately from the site's code. */
const expectedOf = ({ lang, name, answers, button, lead }: Visitor) => {
  const isDone = answers === QUESTION_IDS.length;
  return onceEach(name, lang, [
    "opened",
    ...(answers > 0 ? (["started"] as const) : []),
    ...QUESTION_IDS.filter((_, at) => at <= answers),
    ...(isDone ? (["finished", "result"] as const) : []),
    ...(button ? [button] : []),
    ...(lead ? [`${lead}Lead` as const] : []),
  ]);
};

/** The sum of the expected counts of a part of a crowd. */
export const expectedIn = (crowd: readonly Visitor[]): Counts =>
  crowd.reduce<Counts>((sum, one) => sumOf(sum, expectedOf(one).counts), {});

/**
 * A visitor's steps as a screen sends them: a group each time the page is hidden, which is after each fourth answer.
 */
export const stepsIn = ({ answers, button }: Visitor) => {
  const seen = new Set<string>();
  const groups: string[][] = [[]];
  const add = (steps: readonly string[]) => {
    for (const step of steps)
      if (!seen.has(step)) {
        seen.add(step);
        groups.at(-1)!.push(step);
      }
  };
  let state = INITIAL_QUIZ;
  const go = (event: Parameters<typeof quizReducer>[1]) => {
    const before = state.phase;
    state = quizReducer(state, event);
    add(stepsReached(before, state));
  };
  go({ type: "restored", answers: {}, outcome: null });
  for (let at = 0; at < answers; at++) {
    const questionId = questionAt(at);
    go({ type: "chosen", questionId, answer: ANSWERS[at % 3]! });
    go({ type: "advanced", questionId });
    if (at % 4 === 3) groups.push([]);
  }
  // The server's reply has arrived.
  if (state.phase === "analysing") add(["result", ...(button ? [button] : [])]);
  return groups.filter((group) => group.length > 0);
};
