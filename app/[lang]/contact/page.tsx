import type { Metadata } from "next";
import { ContactForm } from "@/components/leads/contact/contact-form";
import { ContactSubject } from "@/components/leads/contact/contact-subject";
import { TwoPages } from "@/components/leads/two-pages";
import { JsonLd } from "@/components/site/json-ld";
import { contentIn } from "@/lib/content";
import { askedIn, contactPageIn } from "@/lib/content/slices/contact-words";
import { packageTableIn } from "@/lib/content/facts/prices";
import { orderPayIn } from "@/lib/content/slices/pay-words";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { contactPath, isPlainQuestion } from "@/lib/domain/leads/contact-topics";
import { contactRequestFrom, requestText } from "@/lib/domain/leads/contact-request";
import { currentLang } from "@/lib/server/site/page-here";
import { pageMetadata } from "@/lib/server/site/page-metadata";
import { breadcrumbs } from "@/lib/server/site/structured-data";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import { ContactDetails } from "@/components/shared/contact-details";

/** Of the pages below this one: what their address asks for. */
export type AskedFor = { params: Promise<{ topic?: string; pack?: string }> };

const requestIn = async ({ params }: AskedFor) => {
  const { topic, pack } = await params;
  return contactRequestFrom(topic, pack);
};

export const generateMetadata = async (props: AskedFor): Promise<Metadata> => {
  const lang = await currentLang();
  const metadata = pageMetadata(lang, "/contact");
  const { topic, pack } = await requestIn(props);
  const { heading, withPackage } = contentIn(lang).contact.asked[topic];
  if (isPlainQuestion({ topic, pack })) return metadata;
  const title = pack
    ? fill(withPackage, { package: packageTableIn(lang)[pack.id]!.plain })
    : heading;
  return { ...metadata, title: { absolute: title } };
};

export default async function ContactPage(props: AskedFor) {
  const lang = await currentLang();
  const request = await requestIn(props);
  const { chrome, contact } = contentIn(lang);
  const form = contactPageIn(lang);
  const sold = site.packages.find(({ id }) => id === request.pack?.id);
  const isGeneral = isPlainQuestion(request);
  const ways = (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-xl">
        {contact.waysTitle}
      </h2>
      <p className="mt-4 flex flex-wrap gap-3">
        <ChatLink
          className={buttonClass("green", "text-lg")}
          href={whatsappLink(requestText(request, form.texts, form.packages))}
          opens={form.chat.opens}
        >
          {contact.ways.whatsapp}
        </ChatLink>
        {isGeneral && (
          <a
            className={buttonClass("secondary", "text-lg")}
            href={pathIn(lang, contactPath("call"))}
          >
            {contact.ways.callMe}
          </a>
        )}
      </p>
      <ContactDetails words={contact.ways} hours={chrome.footer} reach={site} />
    </section>
  );
  return (
    <>
      <JsonLd things={[breadcrumbs(lang, "/contact")]} />
      <TwoPages
        left={
          <>
            <ContactSubject
              {...{ lang, request }}
              words={contact}
              table={form.packages}
              short={sold?.words[lang].short ?? []}
              pay={orderPayIn(lang, request)}
            />
            {isGeneral && <div className="mt-9">{ways}</div>}
          </>
        }
        right={
          <>
            <ContactForm {...{ lang, request, ...form }} asked={askedIn(lang, request)} />
            {!isGeneral && <div className="mt-9">{ways}</div>}
          </>
        }
      />
    </>
  );
}
