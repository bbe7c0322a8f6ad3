import type { Metadata } from "next";
import { QuizButton } from "@/components/quiz/quiz-button";
import { Asked } from "@/components/sections/asked";
import { Claims } from "@/components/sections/claims";
import { GroupedFaq } from "@/components/sections/faq";
import { Hero } from "@/components/sections/hero";
import { HowItWorks } from "@/components/sections/how-it-works";
import { LastCall } from "@/components/sections/last-call";
import { PackageCards } from "@/components/sections/package-cards";
import { ResultPicture } from "@/components/sections/result-picture";
import { WhatYouGet } from "@/components/sections/what-you-get";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { faqIn } from "@/lib/content/faq-in";
import { site } from "@/lib/content/site";
import { fill } from "@/lib/domain/fill";
import { SAMPLE_ANSWERS } from "@/lib/domain/sample-answers";
import { quizResult } from "@/lib/domain/scoring";
import { SECTIONS } from "@/lib/domain/sections";
import { currentLang } from "@/lib/server/current-lang";
import { pageMetadata } from "@/lib/server/page-metadata";
import { business, faqPage, offers, website } from "@/lib/server/structured-data";

/** The question shown of each area; o1 is the sample shop's first problem, too. */
const SHOWN_QUESTIONS = { branding: "b3", growth: "g5", operations: "o1" } as const;

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/");

export default async function HomePage() {
  const lang = await currentLang();
  const { areas, chrome, faq, home, packages, questions } = contentIn(lang);
  const questionGroups = faqIn(lang);
  return (
    <>
      <JsonLd
        things={[
          business(lang),
          website(lang),
          ...offers(lang),
          faqPage(questionGroups.flatMap(({ items }) => items)),
        ]}
      />
      <Hero lang={lang} words={home.hero} />
      <Claims
        title={home.claims.title}
        claims={[
          { figure: site.claims.businessesHelped, label: home.claims.businesses },
          { figure: site.claims.revenueGrowth, label: home.claims.growth },
          { figure: site.claims.satisfaction, label: home.claims.satisfaction },
          { figure: site.claims.subscribers, label: home.claims.subscribers },
        ]}
      />
      <Asked
        words={home.asked}
        areas={SECTIONS.map(({ id, questionIds }, at) => ({
          title: areas.titles[id],
          range: fill(home.asked.range, {
            from: at * questionIds.length + 1,
            to: (at + 1) * questionIds.length,
          }),
          question: questions.wording[SHOWN_QUESTIONS[id]],
        }))}
      />
      <HowItWorks words={home.steps} />
      <WhatYouGet lang={lang} words={home.result}>
        <ResultPicture
          words={home.result}
          result={quizResult(SAMPLE_ANSWERS)}
          areaTitles={areas.titles}
          step={questions.steps[SHOWN_QUESTIONS.operations]}
        />
      </WhatYouGet>
      <PackageCards
        lang={lang}
        words={packages}
        whatsappNumber={site.whatsappNumber}
        opens={chrome.opensWhatsApp}
      />
      <GroupedFaq words={faq} groups={questionGroups} />
      <LastCall words={home.close}>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "text-lg")}>
          {home.hero.buttons.check}
        </QuizButton>
      </LastCall>
    </>
  );
}
