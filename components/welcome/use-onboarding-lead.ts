"use client";

import { useCallback, useEffect, useState } from "react";
import {
  type LeadState,
  onboardingLeadState,
  sendOnboardingLead,
} from "@/lib/browser/onboarding-lead";
import type { Lang } from "@/lib/domain/languages";

/** Sends what the visitor agreed to send, again when the network is back or a button asks for it. */
export const useOnboardingLead = (lang: Lang): { state: LeadState; send: () => void } => {
  const [state, setState] = useState<LeadState>(onboardingLeadState);
  const isWaiting = state.kind === "waiting";
  const isUnsent = state.kind === "unsent";

  useEffect(() => {
    if (isWaiting) void sendOnboardingLead(lang).then(setState);
  }, [isWaiting, lang]);

  const send = useCallback(() => setState({ kind: "waiting" }), []);

  useEffect(() => {
    if (!isUnsent) return;
    addEventListener("online", send);
    return () => removeEventListener("online", send);
  }, [isUnsent, send]);

  return { state, send };
};
