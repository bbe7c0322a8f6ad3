import { ClosingCall, PageHead } from "@/components/shared/sections";
import { Drawing } from "@/components/shared/drawing";
import { FaqEntries } from "@/components/shared/lists";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { faqIn, faqItemsIn } from "@/lib/content/slices/faq-in";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
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
      <div className="page grid gap-x-14 gap-y-10 py-9 lg:grid-cols-2 lg:gap-y-14 lg:py-16">
        {faqIn(lang).map(({ id, title: subject, items }) => (
          <section key={id} className="first:lg:row-span-2" aria-labelledby={id}>
            <h2 id={id} className="mb-4 text-2xl">
              {subject}
            </h2>
            <FaqEntries items={items} isFirstOpen={id === "check"} />
          </section>
        ))}
      </div>
      <ClosingCall words={close}>
        <a className={buttonClass("secondary", "text-lg")} href={pathIn(lang, "/contact")}>
          {close.write}
        </a>
      </ClosingCall>
    </>
  );
}
