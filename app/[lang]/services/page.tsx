import type { Metadata } from "next";
import { QuizButton } from "@/components/check/quiz-button";
import { Drawing } from "@/components/shared/drawing";
import { Faq } from "@/components/shared/faq";
import { ClosingCall } from "@/components/shared/closing-call";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PackageBlock } from "@/components/packages/package-block";
import { PackageIndex } from "@/components/packages/package-index";
import { PackageTable } from "@/components/packages/package-table";
import { PageHead } from "@/components/shared/page-head";
import { ChatLink } from "@/components/site/chat-link";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { faqIn } from "@/lib/content/slices/faq-in";
import { pricesIn } from "@/lib/content/facts/prices";
import { whatsappLink } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { PACKAGES } from "@/lib/domain/check/packages";
import { currentLang } from "@/lib/server/site/current-lang";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs, business, offers } from "@/lib/server/site/structured-data";

const DRAWINGS = { foundation: "phone", complete: "ledger", suite: "tea-glass" } as const;

/** The questions of the long list that concern packages. */
const ASKED_HERE = ["who", "gst", "cancel"];

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await currentLang(), "/services");

export default async function ServicesPage() {
  const lang = await currentLang();
  const { areas, chrome, packages, services } = contentIn(lang);
  const { blocks, close, compare, faq, labels, payment, unsure } = services;
  const prices = pricesIn(lang);
  return (
    <>
      <JsonLd things={[business(lang), ...offers(lang), breadcrumbs(lang, "/services")]} />
      <PageHead
        title={services.heading}
        lead={services.lead}
        drawing={<Drawing name="scales" className="hidden w-52 shrink-0 md:block" />}
      />
      <PackageIndex
        label={services.jump}
        notes={packages.notes}
        prices={prices}
        below={services.prices}
      />
      {PACKAGES.map((pack) => (
        <PackageBlock
          key={pack.id}
          lang={lang}
          pack={pack}
          price={prices[pack.id]}
          plain={packages.plain[pack.id]}
          note={packages.notes[pack.id]}
          popular={packages.popular}
          labels={{
            ...labels,
            helps: fill(labels.helps, { area: areas.titles[pack.sectionId] }),
          }}
          words={blocks[pack.id]}
          drawing={DRAWINGS[pack.id]}
        />
      ))}
      <LedgerSection id="compare" title={compare.title} lead={compare.lead}>
        <PackageTable words={compare} prices={prices} areaTitles={areas.titles} />
      </LedgerSection>
      <LedgerSection id="unsure" title={unsure.title}>
        <p className="max-w-prose">{unsure.text}</p>
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary", "mt-5")}>
          {unsure.button}
        </QuizButton>
      </LedgerSection>
      <LedgerSection id="pay" title={payment.title}>
        <ol className="entries steps">
          {payment.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
        <p className="mt-4">
          {payment.note}{" "}
          <a
            className="inline-flex min-h-11 items-center font-semibold text-red underline"
            href={pathIn(lang, "/refund")}
          >
            {payment.refund}
          </a>
        </p>
      </LedgerSection>
      <Faq
        words={{
          title: faq.title,
          items: faqIn(lang)
            .flatMap(({ items }) => items)
            .filter(({ id }) => ASKED_HERE.includes(id)),
        }}
      >
        <p className="mt-4">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-red underline"
            href={pathIn(lang, "/#faq")}
          >
            {faq.all}
          </a>
        </p>
      </Faq>
      <ClosingCall words={{ title: close.title, text: close.text }}>
        <ChatLink
          className={buttonClass("secondary", "text-lg")}
          href={whatsappLink(close.message)}
          opens={chrome.opensWhatsApp}
        >
          {close.write}
        </ChatLink>
      </ClosingCall>
    </>
  );
}
