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
  const { title, check, ask } = words.next;
  return (
    <LedgerSection id="next" title={title}>
      <ul className="entries">
        <li>
          <h3>{hasResult ? check.again : check.title}</h3>
          {!hasResult && <p className="mt-1 max-w-prose">{check.text}</p>}
          <a className={buttonClass("secondary", "mt-3")} href={pathIn(lang, "/health-check")}>
            {hasResult ? check.againButton : check.button}
          </a>
        </li>
        <li>
          <h3>{ask.title}</h3>
          <p className="mt-1 max-w-prose">{ask.text}</p>
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-3">
            <ChatLink
              className={buttonClass("green")}
              href={chatLink(words.whatsappNumber, fill(ask.message, details))}
              opens={words.opensWhatsApp}
            >
              {ask.button}
            </ChatLink>
            <a className={buttonClass("quiet", "px-0!")} href={pathIn(lang, "/contact")}>
              {ask.contact}
            </a>
          </p>
        </li>
      </ul>
    </LedgerSection>
  );
}
