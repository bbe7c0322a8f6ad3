import { read } from "@/lib/browser/core/device-store";
import { ONBOARDING_LEAD_KEY } from "./onboarding-keys";
import { isSigningOut } from "@/lib/browser/check/sign-in-hint";

/** Whether Get Started's details still wait on this device. It looks at the text only: no further code is needed. */
export const hasWaitingLead = (): boolean =>
  read(ONBOARDING_LEAD_KEY)?.includes('"reference":null') ?? false;

/**
 * Sends details that an earlier page could not send, now and whenever the visitor or the network comes back; returns
 * what ends that. The code that sends is loaded only where something waits.
 */
export const sendWaitingLead = (): (() => void) => {
  const send = () => {
    // A sign-out that was cut short forgets it.
    if (hasWaitingLead() && !isSigningOut())
      void import("./onboarding-lead")
        .then(({ keepSendingLead }) => keepSendingLead())
        .catch(() => {}); // no network: the next event or page tries again
  };
  send();
  addEventListener("online", send);
  addEventListener("focus", send);
  return () => {
    removeEventListener("online", send);
    removeEventListener("focus", send);
  };
};
