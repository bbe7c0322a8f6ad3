import { ClosingCall } from "@/components/shared/closing-call";
import { Drawing } from "@/components/shared/drawing";
import { FaqEntries } from "@/components/shared/faq";
import { LedgerSection } from "@/components/shared/ledger-section";
import { PageHead } from "@/components/shared/page-head";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { faqIn, faqItemsIn } from "@/lib/content/slices/faq-in";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang } from "@/lib/server/site/current-lang";
import { publicMetadata } from "@/lib/server/site/metadata-here";
import { breadcrumbs, faqPage } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/faq");

export default async function FaqPage() {
  const lang = await currentLang();
  const { close, lead, title } = contentIn(lang).faq;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/faq"), faqPage(faqItemsIn(lang))]} />
      <PageHead
        title={title}
        lead={lead}
        drawing={<Drawing name="counter" className="hidden w-64 shrink-0 md:block" />}
      />
      {faqIn(lang).map(({ id, title: subject, items }) => (
        <LedgerSection key={id} id={id} title={subject}>
          <FaqEntries items={items} isFirstOpen />
        </LedgerSection>
      ))}
      <ClosingCall words={close}>
        <a className={buttonClass("secondary", "text-lg")} href={pathIn(lang, "/contact")}>
          {close.write}
        </a>
      </ClosingCall>
    </>
  );
}
