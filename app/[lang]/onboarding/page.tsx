import { OnboardingSteps } from "@/components/leads/onboarding/onboarding-steps";
import { TwoPages } from "@/components/leads/two-pages";
import { QuizButton } from "@/components/check/quiz-button";
import { PackageSlip } from "@/components/leads/package-slip";
import { Drawing } from "@/components/shared/drawing";
import { ChatLink } from "@/components/site/chat-link";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { onboardingFormIn } from "@/lib/content/slices/onboarding-words";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { packageOfId } from "@/lib/domain/check/packages";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

/** Of the pages below this one: the package that Book Now named. */
export type BookedFor = { params: Promise<{ pack?: string }> };

export const generateMetadata = publicMetadata("/onboarding");

export default async function OnboardingPage({ params }: BookedFor) {
  const lang = await currentLang();
  const booked = (await params).pack;
  const pack = packageOfId(booked);
  const { chrome, onboarding } = contentIn(lang);
  const { check, message, other, title, write } = onboarding.instead;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/onboarding")]} />
      <TwoPages
        left={
          <>
            <h1>{onboarding.title}</h1>
            {pack ? (
              <PackageSlip pack={pack} table={packageTableIn(lang)}>
                <p className="mt-2">{onboarding.chosen}</p>
              </PackageSlip>
            ) : (
              <>
                <p className="mt-4 text-lead text-soft">{onboarding.lead}</p>
                <Drawing name="ledger" className="mt-10 hidden w-56 lg:block" />
              </>
            )}
          </>
        }
        right={
          <>
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
            <OnboardingSteps lang={lang} {...onboardingFormIn(lang)} pack={pack} />
          </>
        }
      />
      <section className="border-t border-rule" aria-labelledby="instead">
        <div className="page margin-line py-11 lg:py-16">
          <h2 id="instead">{title}</h2>
          <p className="mt-5 flex flex-wrap gap-x-5 gap-y-3">
            <QuizButton lang={lang} kind="check" className={buttonClass("secondary")}>
              {check}
            </QuizButton>
            <ChatLink
              className={buttonClass("green")}
              href={whatsappLink(message)}
              opens={chrome.opensWhatsApp}
            >
              {write}
            </ChatLink>
            <a className={buttonClass("quiet", "px-0!")} href={pathIn(lang, "/contact")}>
              {other}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
