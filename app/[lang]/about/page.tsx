import { Drawing } from "@/components/shared/drawing";
import { FactList, StepsAcross } from "@/components/shared/lists";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { WideSection } from "@/components/shared/wide-section";
import { ContactDetails } from "@/components/shared/contact-details";
import { Figures } from "@/components/about/figures";
import { People } from "@/components/about/people";
import { ScoreRule } from "@/components/about/score-rule";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { claimsIn } from "@/lib/content/facts/claims";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site } from "@/lib/content/facts/site";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/about");

export default async function AboutPage() {
  const lang = await currentLang();
  const { about, chrome, contact } = contentIn(lang);
  const { legalName, headOffice, branches, registration } = factsIn(lang, site);
  const { labels } = about.who;
  const business = [
    { label: labels.legalName, fact: legalName },
    { label: labels.headOffice, fact: headOffice },
    { label: labels.branches, fact: branches },
    { label: labels.registration, fact: registration },
  ].filter(({ fact }) => fact !== null);
  const people = site.advisers.map(({ name, town, experience, photo }) => ({
    name: name[lang],
    town: town?.[lang] ?? null,
    experience: experience[lang],
    photo,
  }));
  const claims = claimsIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/about")]} />
      <PageHead
        title={people.length > 0 ? about.titleWithPeople : about.title}
        lead={about.lead}
        drawing={<Drawing name="ledger" className="hidden w-52 shrink-0 md:block" />}
      />
      {(people.length > 0 || business.length > 0) && (
        <WideSection id="who" title={about.who.title}>
          <div className="grid gap-9 lg:auto-cols-fr lg:grid-flow-col lg:gap-14">
            {people.length > 0 && <People people={people} alt={about.who.photo} />}
            {business.length > 0 && <FactList facts={business} />}
          </div>
        </WideSection>
      )}
      <ScoreRule lang={lang} />
      {claims.length > 0 && (
        <WideSection id="numbers" title={about.numbers.title}>
          <Figures claims={claims} none={about.numbers.none} />
        </WideSection>
      )}
      <LedgerSection id="reach" title={about.reach.title} lead={about.reach.reply}>
        <ContactDetails words={contact.ways} hours={chrome.footer} reach={site} />
      </LedgerSection>
      <WideSection id="complain" title={about.complain.title}>
        <StepsAcross items={about.complain.steps} />
      </WideSection>
    </>
  );
}
