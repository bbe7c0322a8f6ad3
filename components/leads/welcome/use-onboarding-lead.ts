"use client";

import { useCallback, useEffect, useState } from "react";
import {
  keepSendingLead,
  type LeadState,
  onboardingLeadState,
  onLeadChange,
  sendOnboardingLead,
} from "@/lib/browser/leads/onboarding-lead";

/** Whether we have the details, and a function that sends them again at once. */
export const useOnboardingLead = (): { state: LeadState; send: () => void } => {
  const [state, setState] = useState<LeadState>(onboardingLeadState);
  const isWaiting = state.kind === "waiting";

  useEffect(() => {
    // The tap on Complete started to send them; this waits for it, or starts again on a page loaded later.
    if (isWaiting) void sendOnboardingLead().then(setState);
  }, [isWaiting]);

  useEffect(
    () =>
      onLeadChange(() => {
        const now = onboardingLeadState();
        if (now.kind !== "waiting") setState(now);
      }),
    [],
  );

  const send = useCallback(() => {
    setState({ kind: "waiting" });
    void keepSendingLead();
  }, []);

  return { state, send };
};
