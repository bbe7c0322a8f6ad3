import { useCallback, useEffect, useReducer, useRef } from "react";
import { readOnboardingDraft, writeOnboardingDraft } from "@/lib/browser/leads/onboarding-store";
import {
  FIRST_STEP,
  type OnboardingEvent,
  onboardingReducer,
} from "@/lib/domain/leads/onboarding-steps";
import { useAuthStatus } from "@/components/auth/auth-provider";

const STEP = "onboardingStep";

/** The step of a history entry; null if the entry is not ours. */
const stepIn = (entry: unknown): number | null => {
  const step = (entry as Record<string, unknown> | null)?.[STEP];
  return typeof step === "number" ? step : null;
};

/** The step before a reload, or before a visit to another page. */
const stepInHistory = (): number | null => stepIn(history.state);

/** Adds each step forward to the history, so that the browser's back button goes a step back. */
const useStepHistory = (index: number, goTo: (index: number) => void) => {
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

/** The eight steps, stored as one types. `control` is the current field, which gets the focus. */
export const useOnboarding = () => {
  const [state, dispatch] = useReducer(onboardingReducer, FIRST_STEP);
  const { user, isSigningOut } = useAuthStatus();
  const control = useRef<HTMLInputElement>(null);
  const isRestored = useRef(false);
  const hasActed = useRef(false);

  const act = useCallback((event: OnboardingEvent) => {
    hasActed.current = true;
    dispatch(event);
  }, []);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    // The visitor may have typed before hydration.
    const typed = control.current?.value;
    if (typed) act({ type: "typed", text: typed });
    const draft = readOnboardingDraft();
    if (!draft) return;
    dispatch({ type: "prefilled", texts: draft.data });
    dispatch({ type: "wentTo", index: stepInHistory() ?? draft.index });
  }, [act]);

  // The Google account's name and address fill empty fields.
  useEffect(() => {
    if (user) dispatch({ type: "prefilled", texts: user });
  }, [user]);

  useEffect(() => {
    if (hasActed.current && !isSigningOut) writeOnboardingDraft(state);
  }, [state, isSigningOut]);

  useEffect(() => {
    if (hasActed.current) control.current?.focus();
  }, [state.index]);

  const goTo = useCallback((index: number) => act({ type: "wentTo", index }), [act]);
  const { next, previous } = useStepHistory(state.index, goTo);
  const type = (text: string) => act({ type: "typed", text });

  return { state, control, type, next, previous };
};
