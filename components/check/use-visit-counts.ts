import { useLayoutEffect, useRef } from "react";
import { countSteps, endRun, sendCounts } from "@/lib/browser/funnel/visit-counts";
import type { Lang } from "@/lib/domain/core/languages";
import type { QuizState } from "@/lib/domain/check/quiz";
import {
  isRunAnew,
  RESULT_BUTTONS,
  type ResultButton,
  stepsReached,
} from "@/lib/domain/funnel/visit-steps";

/** Marks a button whose use is counted. */
export const counts = (button: ResultButton) => ({ "data-counts": button });

const onPress = ({ target }: MouseEvent) => {
  const marked = target instanceof Element && target.closest<HTMLElement>("[data-counts]");
  const button = RESULT_BUTTONS.find((one) => marked && one === marked.dataset["counts"]);
  if (button) countSteps([button]);
};

/** Counts how far a visitor gets; in a layout effect, for those who leave at once. */
export const useVisitCounts = (lang: Lang, state: QuizState): void => {
  const before = useRef(state.phase);

  useLayoutEffect(() => {
    const send = () => sendCounts(lang);
    const onHide = () => document.visibilityState === "hidden" && send();
    // In the capture phase, before the press changes the screen.
    addEventListener("click", onPress, true);
    addEventListener("pagehide", send);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("click", onPress, true);
      removeEventListener("pagehide", send);
      document.removeEventListener("visibilitychange", onHide);
      endRun(lang);
    };
  }, [lang]);

  useLayoutEffect(() => {
    if (isRunAnew(before.current, state)) endRun(lang);
    countSteps(stepsReached(before.current, state));
    before.current = state.phase;
  }, [lang, state]);
};
