import type { Metadata } from "next";
import { OnboardingForm } from "@/components/leads/onboarding/onboarding-form";
import { StepBox } from "@/components/leads/onboarding/step-box";
import { TextField } from "@/components/leads/onboarding/text-field";
import { QuizButton } from "@/components/check/quiz-button";
import { LedgerSection } from "@/components/shared/ledger-section";
import { ChatLink } from "@/components/site/chat-link";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { onboardingFormIn } from "@/lib/content/slices/onboarding-words";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/onboarding");

export default async function OnboardingPage() {
  const lang = await currentLang();
  const { chrome, onboarding } = contentIn(lang);
  const { words } = onboardingFormIn(lang);
  const { check, other, title, write } = onboarding.instead;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/onboarding")]} />
      <div className="page margin-line ledger-columns">
        <div className="ledger-head">
          <h1>{onboarding.heading}</h1>
          <p className="mt-4 text-lead text-soft">{onboarding.lead}</p>
        </div>
        <div className="ledger-body">
          <div className="hidden noscript:block">
            <p className="max-w-prose">{onboarding.withoutScript}</p>
            <p className="mt-4">
              <a className={buttonClass("primary")} href={pathIn(lang, "/contact")}>
                {onboarding.contactForm}
              </a>
            </p>
            <p className="mt-2">
              <a className={buttonClass("quiet", "px-0!")} href={`tel:${site.phone.dial}`}>
                {site.phone.shown}
              </a>
            </p>
          </div>
          <OnboardingForm lang={lang} lost={words.lost}>
            <StepBox words={words} index={0}>
              <TextField field="firstName" words={words} defaultValue="" />
            </StepBox>
          </OnboardingForm>
        </div>
      </div>
      <LedgerSection id="instead" title={title}>
        <h3>{check.title}</h3>
        <p className="mt-2 max-w-prose">{check.text}</p>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "mt-4")}>
          {check.button}
        </QuizButton>
        <h3 className="mt-9">{write.title}</h3>
        <p className="mt-2 max-w-prose">{write.text}</p>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-3">
          <ChatLink
            className={buttonClass("whatsapp")}
            href={whatsappLink(write.message)}
            opens={chrome.opensWhatsApp}
          >
            {write.button}
          </ChatLink>
          <a className={buttonClass("quiet", "px-0!")} href={pathIn(lang, "/contact")}>
            {other}
          </a>
        </p>
      </LedgerSection>
    </>
  );
}
