import { Drawing } from "@/components/shared/drawing";
import { FactList, StepsAcross } from "@/components/shared/lists";
import { LedgerSection, PageHead, WideSection } from "@/components/shared/sections";
import { ContactDetails } from "@/components/shared/contact-details";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { claimsIn } from "@/lib/content/facts/claims";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site } from "@/lib/content/facts/site";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { SamplePicture } from "@/components/packages/sample-picture";
import { fill } from "@/lib/domain/core/fill";
import { initialsOf } from "@/lib/domain/core/initials";

type PeopleProps = {
  people: ReadonlyArray<{
    name: string;
    town: string | null;
    experience: string;
    photo: string | null;
  }>;
  alt: string;
};

const namesOf = (name: string) => {
  const [firstName = "", ...rest] = name.split(" ");
  return { firstName, lastName: rest.at(-1) ?? "", email: "" };
};

/** Who advises: a face, or initials in a stamp where there is no photo, with name, town and experience. */
const People = ({ people, alt }: PeopleProps) => (
  <ul className="grid content-start gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-1">
    {people.map(({ name, town, experience, photo }) => (
      <li key={name} className="flex items-start gap-5">
        {photo ? (
          // oxlint-disable-next-line nextjs/no-img-element -- the operator's own file, in one size
          <img
            src={photo}
            alt={fill(alt, { name })}
            width={128}
            height={128}
            loading="lazy"
            className="size-32 shrink-0 border border-ink object-cover"
          />
        ) : (
          <span className="stamp m-1 shrink-0 text-3xl" aria-hidden="true">
            {initialsOf(namesOf(name))}
          </span>
        )}
        <div className="min-w-0">
          <h3>{name}</h3>
          {town && <p className="mt-1 text-soft">{town}</p>}
          <p className="mt-1 first-letter:uppercase">{experience}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** The score in one line, the way to how the check was made, and beside it the made-up shop's report. */
function ScoreRule({ lang }: { lang: Lang }) {
  const { about, method, pages } = contentIn(lang);
  return (
    <WideSection id="score" title={about.score.title} className="bg-card">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="border-y border-ink py-4 text-lead font-bold text-balance">
            {method.score.formula}
          </p>
          <p className="mt-4">
            <a className="text-link" href={pathIn(lang, "/health-check/method")}>
              {pages.names.method}
            </a>
          </p>
          <p>
            <a className="text-link" href={pathIn(lang, "/privacy")}>
              {about.score.privacy}
            </a>
          </p>
        </div>
        <SamplePicture lang={lang} name="report" hasCaption />
      </div>
    </WideSection>
  );
}

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
          <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {claims.map(({ label, figure, basis }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-ink pt-3"
              >
                <dt>
                  <span className="font-semibold first-letter:uppercase">{label}</span>
                  <span className="mt-1 block text-base text-soft">
                    {basis ?? about.numbers.none}
                  </span>
                </dt>
                <dd className="text-4xl leading-tight font-extrabold text-red">{figure}</dd>
              </div>
            ))}
          </dl>
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
