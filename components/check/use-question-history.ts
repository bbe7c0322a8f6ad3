import { useEffect } from "react";
import { attempt } from "@/lib/browser/core/attempt";

/** What an entry of the history knows: the question on the screen, and how many entries of the check are below it. */
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
const push = (entry: Entry, address = "") =>
  attempt(() => history.pushState(stateOf(entry), "", address || undefined), undefined);
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

let openDialogs = 0;

/** Forward, after a dialog was closed, leads into its entries: their address is that of the check's page. */
const followForward = () => {
  if (entryNow() && openDialogs === 0 && ownSteps === 0) location.reload();
};

/** Leaves the history as it was before the dialog opened. */
export const leaveQuestions = () => {
  const known = entryNow();
  if (known) stepBack(known.depth + 1);
};

type QuestionHistory = {
  /** The question on the screen, 0-14; null in another phase. */
  index: number | null;
  isDone: boolean;
  onBack: () => void;
  /** In a dialog: closes it. Its entries are above the page's own. */
  onClose: (() => void) | undefined;
  /** The address of the check's page: the dialog's entries have it, so that a reload, also without a network, goes on there. */
  address: string;
};

/** Adds each question to the history: the browser's Back goes one question back, and leaves from the result. */
export const useQuestionHistory = (shown: QuestionHistory) => {
  const { index, isDone, onBack, onClose, address } = shown;
  const isDialog = onClose !== undefined;

  useEffect(() => {
    if (!isDialog) return;
    openDialogs++;
    addEventListener("popstate", followForward);
    return () => {
      openDialogs--;
    };
  }, [isDialog]);

  useEffect(() => {
    const known = entryNow();
    if (!known) {
      if (isDialog) push({ question: index ?? 0, depth: 0 }, location.origin + address);
      else if (index !== null) replace({ question: index, depth: 0 });
    } else if (index === null || index === known.question) return;
    else if (index > known.question) push({ question: index, depth: known.depth + 1 });
    else if (known.depth > 0) stepBack(1);
    else replace({ question: index, depth: 0 });
  }, [isDialog, address, index]);

  useEffect(() => {
    if (isDone) stepBack(entryNow()?.depth ?? 0);
  }, [isDone]);

  useEffect(() => {
    const move = () => {
      if (ownSteps > 0) return;
      const known = entryNow();
      if (!known) {
        if (onClose) onClose();
        // Back on the page over which the dialog was, after a reload of the check.
        else if (location.pathname !== address) location.reload();
      } else if (index !== null && known.question < index) onBack();
      else if (index !== null && known.question > index)
        replace({ question: index, depth: known.depth });
    };
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  });
};
