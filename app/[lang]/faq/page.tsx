import { ClosingCall } from "@/components/shared/closing-call";
import { Drawing } from "@/components/shared/drawing";
import { FaqGroups } from "@/components/shared/faq-groups";
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
  const { close, groupsLabel, lead, title } = contentIn(lang).faq;
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/faq"), faqPage(faqItemsIn(lang))]} />
      <PageHead
        title={title}
        lead={lead}
        drawing={<Drawing name="counter" className="hidden w-64 shrink-0 md:block" />}
      />
      <FaqGroups label={groupsLabel} groups={faqIn(lang)} />
      <ClosingCall words={close}>
        <a className={buttonClass("secondary", "text-lg")} href={pathIn(lang, "/contact")}>
          {close.write}
        </a>
      </ClosingCall>
    </>
  );
}
