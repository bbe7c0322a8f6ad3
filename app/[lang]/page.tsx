import { QuizButton } from "@/components/check/quiz-button";
import { Claims } from "@/components/home/claims";
import { FaqEntries } from "@/components/shared/faq";
import { LedgerSection } from "@/components/shared/ledger-section";
import { Hero } from "@/components/home/hero";
import { Drawing } from "@/components/shared/drawing";
import { ClosingCall } from "@/components/shared/closing-call";
import { StepsAcross } from "@/components/shared/lists";
import { WideSection } from "@/components/shared/wide-section";
import { PackageCards } from "@/components/packages/package-cards";
import { ExampleBand } from "@/components/home/example-band";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { askedFirstIn, faqItemsIn } from "@/lib/content/slices/faq-in";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { business, offers, website } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/");

export default async function HomePage() {
  const lang = await currentLang();
  const { faq, home } = contentIn(lang);
  return (
    <>
      <JsonLd things={[business(lang), website(lang), ...offers(lang)]} />
      <Hero lang={lang} />
      <ExampleBand lang={lang} />
      <WideSection id="how" title={home.steps.title}>
        <StepsAcross items={home.steps.items} />
      </WideSection>
      <Claims lang={lang} />
      <PackageCards lang={lang} />
      <LedgerSection
        id="faq"
        title={faq.title}
        drawing={<Drawing name="counter" className="mt-8 hidden w-full lg:block" />}
      >
        <FaqEntries items={askedFirstIn(lang)} />
        <p className="mt-4">
          <a className="text-link" href={pathIn(lang, "/faq")}>
            {fill(faq.all, { n: faqItemsIn(lang).length })}
          </a>
        </p>
      </LedgerSection>
      <ClosingCall words={home.close}>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "text-lg")}>
          {home.hero.buttons.check}
        </QuizButton>
      </ClosingCall>
    </>
  );
}
