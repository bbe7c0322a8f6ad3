import type { Metadata } from "next";
import { ChatWay } from "@/components/contact/chat-way";
import { ContactForm } from "@/components/contact/contact-form";
import { QuizButton } from "@/components/quiz/quiz-button";
import { Drawing } from "@/components/sections/drawing";
import { LedgerSection } from "@/components/sections/ledger-section";
import { PageHead } from "@/components/sections/page-head";
import { ReachList } from "@/components/sections/reach-list";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { contactFormIn } from "@/lib/content/lead-words";
import { site } from "@/lib/content/site";
import { fill } from "@/lib/domain/fill";
import { currentLang } from "@/lib/server/current-lang";
import { pageMetadata } from "@/lib/server/page-metadata";
import { breadcrumbs } from "@/lib/server/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/contact");

export default async function ContactPage() {
  const lang = await currentLang();
  const { chrome, contact, leads } = contentIn(lang);
  const { about, noPackage, topics, texts, ways } = contact;
  const hours = { hours: site.claims.replyHours };
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/contact")]} />
      <PageHead
        title={contact.heading}
        lead={fill(contact.lead, hours)}
        drawing={<Drawing name="tea-glass" className="mr-6 hidden w-44 shrink-0 sm:block" />}
      />
      <LedgerSection id="message" title={leads.contact.title}>
        <ContactForm
          lang={lang}
          {...contactFormIn(lang)}
          chat={{ whatsappNumber: site.whatsappNumber, opens: chrome.opensWhatsApp }}
        />
      </LedgerSection>
      <LedgerSection id="ways" title={contact.waysTitle}>
        <ChatWay
          words={{ about, noPackage, topics, texts, ways }}
          whatsappNumber={site.whatsappNumber}
          opens={chrome.opensWhatsApp}
        />
        <ReachList
          words={ways}
          hours={chrome.footer}
          reach={{ ...site, replyHours: site.claims.replyHours }}
        />
      </LedgerSection>
      <LedgerSection id="next" title={contact.next.title}>
        <ol className="entries steps">
          {contact.next.items.map((item) => (
            <li key={item}>{fill(item, hours)}</li>
          ))}
        </ol>
      </LedgerSection>
      <LedgerSection id="check" title={contact.check.title}>
        <p className="max-w-prose">{contact.check.text}</p>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "mt-5")}>
          {contact.check.button}
        </QuizButton>
      </LedgerSection>
    </>
  );
}
