import type { ReactNode } from "react";
import { contentIn } from "@/lib/content";
import { lastChangeIn, type LawId, type LawSection } from "@/lib/content/facts/law-text";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import "./law-page.css";
import { Contents, FactList, TextList } from "@/components/shared/lists";
import { PrintButton } from "@/components/sheets/print-button";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { ChatLink } from "@/components/site/chat-link";

const PAGES = ["terms", "refund", "privacy", "contact"] as const;

const LINK = "inline-flex min-h-11 items-center gap-2 text-red underline";

/** Contacts and related texts: the end of each text of law. */
function LawReach({ lang, of }: { lang: Lang; of: LawId }) {
  const { chrome, law: words, pages } = contentIn(lang);
  const { headOffice } = factsIn(lang, site);
  const { title, whatsapp, whatsappText, phone, email, office, hours, hoursText } = words.reach;
  return (
    <section className="law-section" aria-labelledby="reach-title">
      <h2 id="reach-title" className="mb-4">
        {title}
      </h2>
      <FactList
        facts={[
          {
            label: "WhatsApp",
            fact: (
              <ChatLink
                className={LINK}
                href={whatsappLink(whatsappText)}
                opens={chrome.opensWhatsApp}
              >
                {whatsapp}
              </ChatLink>
            ),
          },
          {
            label: phone,
            fact: (
              <a className={LINK} href={`tel:${site.phone.dial}`}>
                {site.phone.shown}
              </a>
            ),
          },
          {
            label: email,
            fact: (
              <a className={`${LINK} break-all`} href={`mailto:${site.email}`}>
                {site.email}
              </a>
            ),
          },
          { label: hours, fact: hoursText },
          ...(headOffice ? [{ label: office, fact: headOffice }] : []),
        ]}
      />
      <p className="mt-6 print:hidden">
        <span className="mr-4 text-soft">{`${words.related}:`}</span>
        {PAGES.filter((page) => page !== of).map((page) => (
          <a key={page} className={`${LINK} mr-5`} href={pathIn(lang, `/${page}`)}>
            {pages.names[page]}
          </a>
        ))}
      </p>
    </section>
  );
}

type LawPageProps = {
  lang: Lang;
  id: LawId;
  /** Content below a section's words, by the section's key. */
  below: Readonly<Record<string, ReactNode>>;
};

/** Terms, privacy or refunds: summary, contents, numbered sections with their anchors, and how to reach us. */
export function LawPage({ lang, id: page, below }: LawPageProps) {
  const { [page]: text, law, sheets } = contentIn(lang);
  const sections = Object.entries<LawSection>(text.sections);
  return (
    <article>
      <header className="border-b border-rule">
        <div className="page margin-line grid items-start gap-x-14 gap-y-6 py-8 lg:grid-cols-[1fr_2fr] lg:py-14">
          <div>
            <h1 className="lg:text-title">{text.title}</h1>
            <p className="mt-3 text-base text-soft">{lastChangeIn(lang, page)}</p>
            {/* Of the button's height, so that nothing moves when it comes. */}
            <p className="mt-3 min-h-12 print:hidden noscript:hidden">
              <PrintButton>{sheets.print}</PrintButton>
            </p>
          </div>
          <p className="sample-page text-lead leading-normal">
            <strong className="block text-red">{law.summary}</strong>
            {text.summary}
          </p>
        </div>
      </header>
      <div>
        <div className="page margin-line ledger-columns">
          <div className="law-nav ledger-head">
            <Contents
              title={law.contents}
              items={sections.map(([id, { title }]) => ({ href: `#${id}`, text: title }))}
            />
          </div>
          <div className="ledger-body">
            {sections.map(([id, { title, text: paragraphs, points, close }], at) => (
              <section key={id} id={id} className="law-section">
                <h2>{`${at + 1}. ${title}`}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points && <TextList items={points} />}
                {close && <p>{close}</p>}
                {below[id]}
              </section>
            ))}
            <LawReach lang={lang} of={page} />
          </div>
        </div>
      </div>
    </article>
  );
}
