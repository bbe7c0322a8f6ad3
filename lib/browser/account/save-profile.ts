import type { Lang } from "@/lib/domain/core/languages";
import type { Profile } from "@/lib/domain/account/profile";
import { saveConsent, putProfile } from "@/lib/browser/check/visitor-client";
import { openRecord } from "@/lib/browser/check/open-record";
import { visitorId } from "@/lib/browser/check/visitor-id";

/** The result of saving. "blocked": the browser refuses the owner's cookie, so the server cannot recognise it. */
export type Saved = "saved" | "failed" | "refused" | "blocked";

type AiConsent = { isAgreed: boolean; wasAgreed: boolean; textVersion: string };

const saveConsentIf = async (isDue: boolean, isAgreed: boolean, textVersion: string) =>
  isDue ? saveConsent(visitorId(), "aiProfile", isAgreed, textVersion) : null;

/** Saves the profile; withdrawals before, consents after it: the AI never gets more than agreed. */
export const saveProfile = async (
  lang: Lang,
  lines: Profile,
  { isAgreed, wasAgreed, textVersion }: AiConsent,
): Promise<Saved> => {
  const steps = [
    () => openRecord(lang, async () => true),
    () => saveConsentIf(!isAgreed && wasAgreed, false, textVersion),
    () => putProfile(visitorId(), lines),
    () => saveConsentIf(isAgreed && !wasAgreed, true, textVersion),
  ];
  for (const step of steps) {
    const reply = await step();
    if (!reply || reply.kind === "done") continue;
    if (reply.kind === "refused") return "refused";
    return reply.kind === "later" ? "failed" : "blocked";
  }
  return "saved";
};
