import { useEffect } from "react";

const STEP = "onboardingStep";

/** The step of a history entry; null if the entry is not ours. */
const stepIn = (entry: unknown): number | null => {
  const step = (entry as Record<string, unknown> | null)?.[STEP];
  return typeof step === "number" ? step : null;
};

/** The step before a reload, or before a visit to another page. */
export const stepInHistory = (): number | null => stepIn(history.state);

/** Adds each step forward to the history, so that the browser's back button goes a step back. */
export const useStepHistory = (index: number, goTo: (index: number) => void) => {
  useEffect(() => {
    // Keep the router's own state in the entry.
    if (stepInHistory() !== index) history.replaceState({ ...history.state, [STEP]: index }, "");
  }, [index]);

  useEffect(() => {
    const move = ({ state }: PopStateEvent) => {
      const step = stepIn(state);
      if (step !== null) goTo(step);
    };
    addEventListener("popstate", move);
    return () => removeEventListener("popstate", move);
  }, [goTo]);

  return {
    next: () => {
      history.pushState({ ...history.state, [STEP]: index + 1, isAfterStep: true }, "");
      goTo(index + 1);
    },
    previous: () => {
      const { isAfterStep } = (history.state ?? {}) as { isAfterStep?: boolean };
      if (isAfterStep && stepInHistory() === index) history.back();
      else goTo(index - 1);
    },
  };
};
