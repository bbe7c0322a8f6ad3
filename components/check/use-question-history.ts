import { useEffect } from "react";
import { attempt } from "@/lib/browser/core/attempt";

/** What an entry of the history knows: the question on the screen, and how many entries of ours are below it. */
type Entry = { question: number; depth: number };

const entryNow = (): Entry | null => {
  const { checkQuestion: question, checkDepth: depth } = (history.state ?? {}) as Partial<
    Record<"checkQuestion" | "checkDepth", unknown>
  >;
  return typeof question === "number" && typeof depth === "number" ? { question, depth } : null;
};

/** Keeps the router's own state in the entry. */
const stateOf = ({ question, depth }: Entry) => ({
  ...(history.state as object | null),
  checkQuestion: question,
  checkDepth: depth,
});
/** Safari refuses many entries in little time: then Back leaves more questions at once. */
const push = (entry: Entry) => attempt(() => history.pushState(stateOf(entry), ""), undefined);
const replace = (entry: Entry) =>
  attempt(() => history.replaceState(stateOf(entry), ""), undefined);

/** Our own steps back that have not arrived yet: they mean no tap on Back. */
let ownSteps = 0;

const stepBack = (entries: number) => {
  if (entries <= 0) return;
  ownSteps++;
  // After the listener of a check that was opened meanwhile.
  addEventListener("popstate", () => setTimeout(() => ownSteps--), { once: true });
  history.go(-entries);
};

/** Leaves the history as it was before the dialog opened. */
export const leaveQuestions = () => stepBack(entryNow()?.depth ?? 0);

type QuestionHistory = {
  /** The question on the screen, 0-14; null in another phase. */
  index: number | null;
  isDone: boolean;
  onBack: () => void;
  /** In a dialog: closes it. Its first entry is one above the page's own. */
  onClose: (() => void) | undefined;
};

/** Adds each question to the history: the browser's Back goes one question back, and leaves from the result. */
export const useQuestionHistory = ({ index, isDone, onBack, onClose }: QuestionHistory) => {
  const base = onClose ? 1 : 0;

  useEffect(() => {
    const known = entryNow();
    if (!known || known.depth < base) {
      if (base > 0) push({ question: index ?? 0, depth: base });
      else if (index !== null) replace({ question: index, depth: 0 });
    } else if (index === null || index === known.question) return;
    else if (index > known.question) push({ question: index, depth: known.depth + 1 });
    else if (known.depth > base) stepBack(1);
    else replace({ question: index, depth: base });
  }, [base, index]);

  useEffect(() => {
    if (isDone) stepBack((entryNow()?.depth ?? 0) - base);
  }, [base, isDone]);

  useEffect(() => {
    const move = () => {
      if (ownSteps > 0) return;
      const known = entryNow();
      if (!known || known.depth < base) onClose?.();
      else if (index !== null && known.question < index) onBack();
      else if (index !== null && known.question > index)
        replace({ question: index, depth: known.depth });
    };
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  });
};
