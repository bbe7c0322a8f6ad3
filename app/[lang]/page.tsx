import type { Metadata } from "next";
import { QuizButton } from "@/components/check/quiz-button";
import { SampleQuestions } from "@/components/home/sample-questions";
import { Claims } from "@/components/home/claims";
import { GroupedFaq } from "@/components/shared/faq";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { ClosingCall } from "@/components/shared/closing-call";
import { PackageCards } from "@/components/packages/package-cards";
import { ResultPicture } from "@/components/home/result-picture";
import { WhatYouGet } from "@/components/home/what-you-get";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { faqIn } from "@/lib/content/slices/faq-in";
import { claimsIn } from "@/lib/content/facts/claims";
import { pricesIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { planOf } from "@/lib/domain/check/plan";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { SECTIONS } from "@/lib/domain/check/sections";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { business, faqPage, offers, website } from "@/lib/server/site/structured-data";

/** One question of each area. */
const SHOWN_QUESTIONS = { branding: "b3", growth: "g5", operations: "o1" } as const;

const SAMPLE_STEP = planOf(SAMPLE_ANSWERS)[0]!;

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/");

export default async function HomePage() {
  const lang = await currentLang();
  const { areas, chrome, faq, home, packages, questions, result } = contentIn(lang);
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
      <Claims lang={lang} title={home.claims.title} claims={claimsIn(lang)} />
      <SampleQuestions
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
          areas={result.areas}
          areaTitles={areas.titles}
          step={questions.steps[SAMPLE_STEP.questionId]}
        />
      </WhatYouGet>
      <PackageCards
        lang={lang}
        words={packages}
        prices={pricesIn(lang)}
        whatsappNumber={site.whatsapp.digits}
        opens={chrome.opensWhatsApp}
      />
      <GroupedFaq words={faq} groups={questionGroups} />
      <ClosingCall words={home.close}>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "text-lg")}>
          {home.hero.buttons.check}
        </QuizButton>
      </ClosingCall>
    </>
  );
}
