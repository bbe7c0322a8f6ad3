import { AiLimits } from "@/components/about/ai-limits";
import { ComplaintWay } from "@/components/law/complaint-way";
import { Drawing } from "@/components/shared/drawing";
import { FactList } from "@/components/shared/fact-list";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { WideSection } from "@/components/shared/wide-section";
import { ContactDetails } from "@/components/shared/contact-details";
import { Figures } from "@/components/about/figures";
import { People } from "@/components/about/people";
import { ScoreRule } from "@/components/about/score-rule";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site } from "@/lib/content/facts/site";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/about");

export default async function AboutPage() {
  const lang = await currentLang();
  const { about, chrome, contact } = contentIn(lang);
  const { legalName, headOffice, branches, registration } = factsIn(lang, site);
  const { labels } = about.who;
  const [first, ...others] = about.answers.text;
  const business = [
    { label: labels.legalName, fact: legalName },
    { label: labels.headOffice, fact: headOffice },
    { label: labels.branches, fact: branches },
    { label: labels.registration, fact: registration },
  ].filter(({ fact }) => fact !== null);
  const people = site.advisers.map(({ name, experience, photo }) => ({
    name: name[lang],
    experience: experience[lang],
    photo,
  }));
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/about")]} />
      <PageHead
        title={about.title}
        lead={about.lead}
        drawing={<Drawing name="ledger" className="hidden w-52 shrink-0 md:block" />}
      />
      {(people.length > 0 || business.length > 0) && (
        <WideSection id="who" title={about.who.title} lead={about.who.lead}>
          <div className="grid gap-9 lg:auto-cols-fr lg:grid-flow-col lg:gap-14">
            {people.length > 0 && <People people={people} alt={about.who.photo} />}
            {business.length > 0 && <FactList facts={business} />}
          </div>
        </WideSection>
      )}
      <LedgerSection
        id="work"
        title={about.work.title}
        drawing={<Drawing name="scales" className="mt-8 hidden w-44 lg:block" />}
      >
        <ul className="list-tick max-w-prose">
          {about.work.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </LedgerSection>
      <ScoreRule lang={lang} />
      <AiLimits lang={lang} />
      <section
        className="bg-ink text-paper print:bg-transparent print:text-ink"
        aria-labelledby="answers"
      >
        <div className="page py-11 lg:py-16">
          <h2 id="answers">{about.answers.title}</h2>
          <p className="mt-5 max-w-4xl text-lead leading-relaxed font-semibold">{first}</p>
          <div className="mt-6 grid gap-x-10 gap-y-4 lg:grid-cols-3">
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <a
            className="mt-5 inline-flex min-h-11 items-center font-semibold underline"
            href={pathIn(lang, "/privacy")}
          >
            {about.answers.more}
          </a>
        </div>
      </section>
      <WideSection id="numbers" title={about.numbers.title} lead={about.numbers.lead}>
        <Figures lang={lang} />
      </WideSection>
      <LedgerSection id="reach" title={about.reach.title} lead={about.reach.reply}>
        <ContactDetails words={contact.ways} hours={chrome.footer} reach={site} />
      </LedgerSection>
      <ComplaintWay lang={lang} />
    </>
  );
}
