import type { Metadata } from "next";
import { WhatsAppBox } from "@/components/leads/contact/whatsapp-box";
import { WhatsAppWay } from "@/components/leads/contact/whatsapp-way";
import { ContactFormView } from "@/components/leads/contact/contact-form-view";
import { ContactForm } from "@/components/leads/contact/contact-form";
import { QuizButton } from "@/components/check/quiz-button";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { ContactDetails } from "@/components/shared/contact-details";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { contactPageIn } from "@/lib/content/slices/contact-words";
import { site } from "@/lib/content/facts/site";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/contact");

export default async function ContactPage() {
  const lang = await currentLang();
  const { chrome, contact, leads } = contentIn(lang);
  const { form, way, chat } = contactPageIn(lang);
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/contact")]} />
      <PageHead
        title={contact.heading}
        lead={contact.lead}
        drawing={<Drawing name="tea-glass" className="mr-6 hidden w-44 shrink-0 sm:block" />}
      />
      <LedgerSection id="message" title={leads.contact.title}>
        <ContactForm lang={lang} offline={leads.unsent.offline}>
          <ContactFormView lang={lang} {...form} />
        </ContactForm>
      </LedgerSection>
      <LedgerSection id="ways" title={contact.waysTitle}>
        <WhatsAppWay lang={lang}>
          <WhatsAppBox way={way} chat={chat} search="" />
        </WhatsAppWay>
        <ContactDetails words={contact.ways} hours={chrome.footer} reach={site} />
      </LedgerSection>
      <LedgerSection id="next" title={contact.next.title}>
        <ol className="entries steps">
          {contact.next.items.map((item) => (
            <li key={item}>{item}</li>
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
