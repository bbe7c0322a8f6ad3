import { LastRequest } from "@/components/calls/last-request";
import { QuizButton } from "@/components/check/quiz-button";
import { FaqEntries, StepsAcross } from "@/components/shared/lists";
import { ClosingCall, LedgerSection, WideSection } from "@/components/shared/sections";
import { Drawing } from "@/components/shared/drawing";
import { PackageCards } from "@/components/packages/package-cards";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { askedFirstIn, faqItemsIn } from "@/lib/content/slices/faq-in";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { business, offers, website } from "@/lib/server/site/structured-data";
import { PICTURES } from "@/lib/content/facts/sample-pictures";
import { SamplePicture } from "@/components/packages/sample-picture";
import { claimsIn } from "@/lib/content/facts/claims";

/** The claims' figures under a double line, as at the end of an account, with one link to how they are counted. */
function Claims({ lang }: { lang: Lang }) {
  const claims = claimsIn(lang);
  const { title, counted } = contentIn(lang).home.claims;
  if (claims.length === 0) return null;
  return (
    <section className="page margin-line pb-3 lg:pb-0" aria-label={title}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] border-t border-b-3 border-double border-ink md:grid-cols-[repeat(4,1fr)]">
        {claims.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-rule py-3 pr-2 leading-[1.35] md:border-l md:px-6 md:py-5 md:first:border-l-0 md:first:pl-0"
          >
            <dt>{label}</dt>
            <dd className="text-[1.75rem] leading-[1.1] font-extrabold md:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <a
        className="inline-flex min-h-11 items-center text-base text-soft underline"
        href={pathIn(lang, "/about#numbers")}
      >
        {counted}
      </a>
    </section>
  );
}

/** The proof: ninety days of a made-up shop as a page on a dark counter, with its report and sheets. */
function ExampleBand({ lang }: { lang: Lang }) {
  const { days, open, title } = contentIn(lang).home.example;
  return (
    <section className="bg-ink text-paper" aria-labelledby="example">
      <div className="page pt-11 pb-12 lg:py-18">
        <h2 id="example">{title}</h2>
        <ol className="mt-7 grid gap-x-8 lg:grid-cols-3 lg:gap-y-9">
          {days.map(({ day, did, then }, at) => (
            <li
              key={day}
              className="border-t border-soft py-5 sm:flex sm:justify-between sm:gap-8 lg:flex-col lg:gap-4 lg:pb-0 lg:last:col-span-3"
            >
              <div>
                <p className="font-bold text-marigold">{day}</p>
                <p className="mt-1 font-semibold">{did}</p>
                <p className="mb-4 lg:mb-0">{then}</p>
              </div>
              {PICTURES[at] && <SamplePicture lang={lang} name={PICTURES[at]} />}
            </li>
          ))}
        </ol>
        <p className="lg:mt-6">
          <QuizButton lang={lang} kind="sample" className={buttonClass("secondary")}>
            {open}
          </QuizButton>
        </p>
      </div>
    </section>
  );
}

/** The headline question, and the buttons to the check, the sample and Get Started. */
function Hero({ lang }: { lang: Lang }) {
  const { calls, home } = contentIn(lang);
  const words = home.hero;
  const [before, after] = words.ask.split("{mark}");
  return (
    <section className="page margin-line pt-8 pb-8 lg:grid lg:grid-cols-[11fr_9fr] lg:items-center lg:gap-10 lg:pt-12 lg:pb-14">
      <div>
        <h1>
          <span className="block">{words.count}</span>
          {before}
          <mark className="highlight-line whitespace-nowrap @max-[16em]:whitespace-normal">
            {words.mark}
          </mark>
          {after}
        </h1>
        <p className="mt-4 max-w-xl text-lead">{words.lead}</p>
        <p className="mt-6">
          <QuizButton
            lang={lang}
            kind="check"
            remembered={words.remembered}
            className={buttonClass("primary", "w-full sm:w-auto sm:px-7! sm:text-lg")}
          >
            {words.buttons.check}
          </QuizButton>
        </p>
        <p className="mt-3 flex gap-1 @max-[16em]:flex-wrap">
          <a
            className={buttonClass("secondary", "grow px-3! sm:grow-0 sm:px-5!")}
            href={pathIn(lang, "/onboarding")}
          >
            {words.buttons.start}
          </a>
          <QuizButton
            lang={lang}
            kind="sample"
            className={buttonClass("quiet", "grow px-3! sm:grow-0 sm:px-4!")}
          >
            {words.buttons.demo}
          </QuizButton>
        </p>
        <LastRequest lang={lang} words={calls.last} className="mt-3 min-h-11">
          <ul className="list-tick flex flex-wrap gap-x-6 gap-y-1 *:mt-0">
            {words.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </LastRequest>
      </div>
      <Drawing
        name="shopfront"
        loading="eager"
        className="mx-auto mt-8 w-full max-w-md lg:mt-0 lg:max-w-none"
      />
    </section>
  );
}

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
