import { useCallback, useEffect, useState } from "react";
import {
  keepSendingLead,
  type LeadState,
  onboardingLeadState,
  onLeadChange,
  sendOnboardingLead,
} from "@/lib/browser/leads/onboarding-lead";

/** Whether the server has the details, and a function that retries at once. */
export const useOnboardingLead = (): { state: LeadState; send: () => void } => {
  const [state, setState] = useState<LeadState>(onboardingLeadState);
  const isWaiting = state.kind === "waiting";

  useEffect(() => {
    // The tap on Complete began to send them; this waits for that, or starts again on a page loaded later.
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
