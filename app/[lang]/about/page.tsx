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
import { pathIn } from "@/lib/domain/core/languages";
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

export const generateMetadata = publicMetadata("/about");

export default async function AboutPage() {
  const lang = await currentLang();
  const { about, chrome, contact, method, pages } = contentIn(lang);
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
  const counted = claims.filter(({ basis }) => basis !== null);
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
          <div className="grid gap-8 lg:auto-cols-fr lg:grid-flow-col lg:gap-14">
            {people.length > 0 && <People people={people} alt={about.who.photo} />}
            {business.length > 0 && <FactList facts={business} />}
          </div>
        </WideSection>
      )}
      <WideSection id="score" title={about.score.title} className="bg-card">
        <p className="max-w-prose text-lead font-bold">{method.score.formula}</p>
        <p className="mt-3 flex flex-wrap gap-x-8">
          <a className="text-link" href={pathIn(lang, "/health-check/method")}>
            {pages.names.method}
          </a>
          <a className="text-link" href={pathIn(lang, "/privacy")}>
            {about.score.privacy}
          </a>
        </p>
        {claims.length > 0 && (
          <section id="numbers" className="mt-9" aria-labelledby="counted">
            <h3 id="counted">{about.numbers.title}</h3>
            {counted.map(({ label, figure, basis }) => (
              <p key={label} className="mt-1 max-w-prose">
                <strong>{figure}</strong> {label}: {basis}
              </p>
            ))}
            {counted.length === 0 && <p className="mt-1">{about.numbers.none}</p>}
          </section>
        )}
      </WideSection>
      <LedgerSection id="reach" title={about.reach.title} lead={about.reach.reply}>
        <ContactDetails words={contact.ways} hours={chrome.footer} reach={site} />
      </LedgerSection>
      <WideSection id="complain" title={about.complain.title}>
        <StepsAcross items={about.complain.steps} />
      </WideSection>
    </>
  );
}
