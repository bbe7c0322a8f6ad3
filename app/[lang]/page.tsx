import type { Metadata } from "next";
import { QuizButton } from "@/components/check/quiz-button";
import { SampleQuestions } from "@/components/home/sample-questions";
import { Claims } from "@/components/home/claims";
import { Faq } from "@/components/shared/faq";
import { Hero } from "@/components/home/hero";
import { HowItWorks } from "@/components/home/how-it-works";
import { Drawing } from "@/components/shared/drawing";
import { ClosingCall } from "@/components/shared/closing-call";
import { PackageCards } from "@/components/packages/package-cards";
import { ResultPicture } from "@/components/home/result-picture";
import { SampleBand } from "@/components/home/sample-band";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { askedFirstIn, faqItemsIn } from "@/lib/content/slices/faq-in";
import { claimsIn } from "@/lib/content/facts/claims";
import { pricesIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { planOf } from "@/lib/domain/check/plan";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import { SECTIONS } from "@/lib/domain/check/sections";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { business, offers, website } from "@/lib/server/site/structured-data";

/** One question of each area. */
const SHOWN_QUESTIONS = { branding: "b3", growth: "g5", operations: "o1" } as const;

const SAMPLE_STEP = planOf(SAMPLE_ANSWERS)[0]!;

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/");

export default async function HomePage() {
  const lang = await currentLang();
  const { areas, chrome, faq, home, packages, questions, result } = contentIn(lang);
  return (
    <>
      <JsonLd things={[business(lang), website(lang), ...offers(lang)]} />
      <Hero lang={lang} words={home.hero} />
      <SampleBand lang={lang} words={home.result}>
        <ResultPicture
          words={home.result}
          result={quizResult(SAMPLE_ANSWERS)}
          areas={result.areas}
          areaTitles={areas.titles}
          step={questions.steps[SAMPLE_STEP.questionId]}
        />
      </SampleBand>
      <SampleQuestions
        words={home.asked}
        areas={SECTIONS.map(({ id }) => ({
          id,
          title: areas.titles[id],
          question: questions.wording[SHOWN_QUESTIONS[id]],
        }))}
      />
      <HowItWorks words={home.steps} />
      <Claims lang={lang} title={home.claims.title} claims={claimsIn(lang)} />
      <PackageCards
        lang={lang}
        words={packages}
        prices={pricesIn(lang)}
        whatsappNumber={site.whatsapp.digits}
        opens={chrome.opensWhatsApp}
      />
      <Faq
        words={{ title: faq.title, items: askedFirstIn(lang) }}
        drawing={<Drawing name="counter" className="mt-8 hidden w-full lg:block" />}
      >
        <p className="mt-4">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-red underline"
            href={pathIn(lang, "/faq")}
          >
            {fill(faq.all, { n: faqItemsIn(lang).length })}
          </a>
        </p>
      </Faq>
      <ClosingCall words={home.close}>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "text-lg")}>
          {home.hero.buttons.check}
        </QuizButton>
      </ClosingCall>
    </>
  );
}
