import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { LedgerSection } from "@/components/shared/ledger-section";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import type { DetailTexts } from "./detail-texts";

type NextStepsProps = {
  lang: Lang;
  words: WelcomePageWords;
  details: DetailTexts;
  hasResult: boolean;
};

/** The next actions for the owner: take the check, or ask. */
export function NextSteps({ lang, words, details, hasResult }: NextStepsProps) {
  const { title, check, again, ask, message, contact } = words.next;
  return (
    <LedgerSection id="next" title={title}>
      <p className="flex flex-wrap gap-x-5 gap-y-3">
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {hasResult ? again : check}
        </a>
        <ChatLink
          className={buttonClass("green")}
          href={chatLink(words.whatsappNumber, fill(message, details))}
          opens={words.opensWhatsApp}
        >
          {ask}
        </ChatLink>
        <a className={buttonClass("quiet", "px-0!")} href={pathIn(lang, "/contact")}>
          {contact}
        </a>
      </p>
    </LedgerSection>
  );
}
