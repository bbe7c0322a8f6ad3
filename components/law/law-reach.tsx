import { contentIn } from "@/lib/content";
import type { LawId } from "@/lib/content/facts/law-text";
import { factsIn } from "@/lib/content/facts/facts-in";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { ChatLink } from "@/components/site/chat-link";
import { FactList } from "@/components/shared/lists";

const PAGES = ["terms", "refund", "privacy", "contact"] as const;

const LINK = "inline-flex min-h-11 items-center gap-2 text-red underline";

/** Contacts and related texts: the end of each text of law. */
export function LawReach({ lang, of }: { lang: Lang; of: LawId }) {
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
