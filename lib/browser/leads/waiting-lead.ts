import { read } from "@/lib/browser/core/device-store";
import { ONBOARDING_LEAD_KEY } from "@/lib/browser/core/device-keys";
import { isSigningOut } from "@/lib/browser/check/sign-in-hint";

/** Whether an unsent lead of Get Started is on this device. Reads only the stored text, to load no further code. */
export const hasWaitingLead = (): boolean =>
  read(ONBOARDING_LEAD_KEY)?.includes('"reference":null') ?? false;

/** Sends what waits, now and when the network returns; returns the function that stops it. */
export const sendWaitingLead = (): (() => void) => {
  const send = () => {
    // An interrupted sign-out will delete it.
    if (hasWaitingLead() && !isSigningOut())
      void import("./onboarding-lead")
        .then(({ keepSendingLead }) => keepSendingLead())
        .catch(() => {}); // no network: the next event or page retries
  };
  send();
  addEventListener("online", send);
  addEventListener("focus", send);
  return () => {
    removeEventListener("online", send);
    removeEventListener("focus", send);
  };
};
