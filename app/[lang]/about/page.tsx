import type { Metadata } from "next";
import { AiLimits } from "@/components/about/ai-limits";
import { ComplaintWay } from "@/components/law/complaint-way";
import { Drawing } from "@/components/shared/drawing";
import { FactList } from "@/components/shared/fact-list";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { ContactDetails } from "@/components/shared/contact-details";
import { ScoreRule } from "@/components/about/score-rule";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { lawTextsIn } from "@/lib/content/facts/law-text";
import { claimsIn } from "@/lib/content/facts/claims";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site } from "@/lib/content/facts/site";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/about");

export default async function AboutPage() {
  const lang = await currentLang();
  const { chrome, contact } = contentIn(lang);
  const { about } = lawTextsIn(lang);
  const { legalName, headOffice, branches, registration } = factsIn(lang, site);
  const { labels } = about.who;
  const who = [
    {
      label: labels.advisers,
      fact:
        site.advisers.length === 0
          ? null
          : site.advisers.map(({ name, experience }) => (
              <span key={name.en} className="block">{`${name[lang]}: ${experience[lang]}`}</span>
            )),
    },
    { label: labels.legalName, fact: legalName },
    { label: labels.headOffice, fact: headOffice },
    { label: labels.branches, fact: branches },
    { label: labels.registration, fact: registration },
  ].filter(({ fact }) => fact !== null);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/about")]} />
      <PageHead
        title={about.title}
        lead={about.lead}
        drawing={<Drawing name="ledger" className="hidden w-52 shrink-0 md:block" />}
      />
      {who.length > 0 && (
        <LedgerSection id="who" title={about.who.title} lead={about.who.lead}>
          <FactList facts={who} />
        </LedgerSection>
      )}
      <LedgerSection id="work" title={about.work.title}>
        <ul className="list-tick max-w-prose">
          {about.work.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </LedgerSection>
      <ScoreRule words={about.score} />
      <AiLimits words={about.ai} />
      <LedgerSection id="answers" title={about.answers.title}>
        <div className="flex max-w-prose flex-col gap-3">
          {about.answers.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a
            className="inline-flex min-h-11 items-center self-start font-semibold text-red underline"
            href={pathIn(lang, "/privacy")}
          >
            {about.answers.more}
          </a>
        </div>
      </LedgerSection>
      <LedgerSection id="numbers" title={about.numbers.title} lead={about.numbers.lead}>
        <FactList
          facts={claimsIn(lang).map(({ label, figure, basis }) => ({
            label,
            fact: (
              <>
                {figure}
                <span className="block font-normal">{basis}</span>
              </>
            ),
          }))}
        />
      </LedgerSection>
      <LedgerSection id="reach" title={about.reach.title} lead={about.reach.reply}>
        <ContactDetails words={contact.ways} hours={chrome.footer} reach={site} />
      </LedgerSection>
      <ComplaintWay words={about.complain} />
    </>
  );
}
