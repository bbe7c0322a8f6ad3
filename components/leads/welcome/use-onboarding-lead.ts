"use client";

import { useCallback, useEffect, useState } from "react";
import {
  keepSendingLead,
  type LeadState,
  onboardingLeadState,
  onLeadChange,
  sendOnboardingLead,
} from "@/lib/browser/leads/onboarding-lead";

/** Where the details stand with us, and a way to send them again at once. */
export const useOnboardingLead = (): { state: LeadState; send: () => void } => {
  const [state, setState] = useState<LeadState>(onboardingLeadState);
  const isWaiting = state.kind === "waiting";

  useEffect(() => {
    // The press on Complete has begun to send them; this joins in, or begins again on a page loaded later.
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
