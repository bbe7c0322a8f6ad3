import type { Lang } from "@/lib/domain/core/languages";
import type { Profile } from "@/lib/domain/account/profile";
import { saveConsent, putProfile } from "@/lib/browser/check/account-client";
import { openRecord } from "@/lib/browser/check/open-record";
import { visitorId } from "@/lib/browser/check/visitor-id";

/** What became of the lines. "blocked": the browser keeps no key, so the server cannot know it again. */
export type Saved = "saved" | "failed" | "refused" | "blocked";

type AiConsent = { isAgreed: boolean; wasAgreed: boolean; textVersion: string };

const saveConsentIf = async (isDue: boolean, isAgreed: boolean, textVersion: string) =>
  isDue ? saveConsent(visitorId(), "aiProfile", isAgreed, textVersion) : null;

/**
 * Saves the lines about the business and whether they may go to the AI. A consent taken back is taken back before
 * new lines arrive, and one that is given counts after them: cut short, it is never more than was agreed to.
 */
export const saveProfile = async (
  lang: Lang,
  lines: Profile,
  { isAgreed, wasAgreed, textVersion }: AiConsent,
): Promise<Saved> => {
  const steps = [
    () => openRecord(lang),
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
