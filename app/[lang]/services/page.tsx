import { QuizButton } from "@/components/check/quiz-button";
import { Drawing } from "@/components/shared/drawing";
import { ClosingCall, PageHead, WashBand, WideSection } from "@/components/shared/sections";
import { PackageBlock, PackageIndex } from "@/components/packages/package-block";
import { SamplePicture } from "@/components/packages/sample-picture";
import { StepsAcross } from "@/components/shared/lists";
import { ChatLink } from "@/components/site/chat-link";
import { JsonLd } from "@/components/site/json-ld";
import { buttonClass } from "@/components/ui/button";
import { contentIn } from "@/lib/content";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { pathIn } from "@/lib/domain/core/languages";
import { currentLang, publicMetadata } from "@/lib/server/site/page-here";
import { breadcrumbs, business, offers } from "@/lib/server/site/structured-data";

export const generateMetadata = publicMetadata("/services");

export default async function ServicesPage() {
  const lang = await currentLang();
  const { chrome, home, services } = contentIn(lang);
  const { close, payment, unsure } = services;
  return (
    <>
      <JsonLd things={[business(lang), ...offers(lang), breadcrumbs(lang, "/services")]} />
      <PageHead
        title={services.heading}
        drawing={<Drawing name="scales" className="hidden w-52 shrink-0 md:block" />}
      />
      <div className="page margin-line py-6 lg:py-12">
        <PackageIndex lang={lang} />
        <p className="mt-4 text-base text-soft">{services.prices}</p>
      </div>
      {site.packages.map((pack) => (
        <PackageBlock key={pack.id} lang={lang} pack={pack} />
      ))}
      <WashBand
        id="unsure"
        title={unsure.title}
        text={unsure.text}
        picture={<SamplePicture lang={lang} name="report" hasCaption />}
      >
        <QuizButton lang={lang} kind="check" className={buttonClass("secondary")}>
          {home.hero.buttons.check}
        </QuizButton>
      </WashBand>
      <WideSection id="pay" title={payment.title}>
        <StepsAcross items={payment.items} />
        <p className="mt-4">
          <a className="text-link" href={pathIn(lang, "/refund")}>
            {payment.refund}
          </a>
        </p>
      </WideSection>
      <ClosingCall words={close}>
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
