import type { Metadata } from "next";
import Link from "next/link";
import { QuizButton } from "@/components/quiz/quiz-button";
import { Drawing } from "@/components/sections/drawing";
import { LedgerSection } from "@/components/sections/ledger-section";
import { PageHead } from "@/components/sections/page-head";
import { ChatLink } from "@/components/site/chat-link";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { site, whatsappLink } from "@/lib/content/site";
import { fill } from "@/lib/domain/fill";
import { pathIn } from "@/lib/domain/languages";
import { currentLang } from "@/lib/server/current-lang";
import { pageMetadata } from "@/lib/server/page-metadata";
import { breadcrumbs } from "@/lib/server/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/onboarding");

export default async function GetStartedPage() {
  const lang = await currentLang();
  const { chrome, getStarted } = contentIn(lang);
  const { check, write } = getStarted;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/onboarding")]} />
      <PageHead
        title={getStarted.heading}
        lead={getStarted.lead}
        drawing={<Drawing name="ledger" className="mr-6 hidden w-52 shrink-0 sm:block" />}
      />
      <LedgerSection id="check" title={check.title}>
        <p className="max-w-prose">{check.text}</p>
        <QuizButton lang={lang} kind="check" className={buttonClass("primary", "mt-5 text-lg")}>
          {check.button}
        </QuizButton>
      </LedgerSection>
      <LedgerSection id="write" title={write.title}>
        <p className="max-w-prose">{fill(write.text, { hours: site.claims.replyHours })}</p>
        <p className="mt-5 flex flex-wrap gap-x-2 gap-y-3">
          <ChatLink
            className={buttonClass("whatsapp")}
            href={whatsappLink(write.message)}
            opens={chrome.opensWhatsApp}
          >
            {write.button}
          </ChatLink>
          <Link
            className={buttonClass("quiet", "px-3!")}
            href={pathIn(lang, "/contact")}
            prefetch={false}
          >
            {getStarted.other}
          </Link>
        </p>
      </LedgerSection>
    </>
  );
}
