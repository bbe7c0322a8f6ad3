import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ChromeWords } from "@/lib/content/en/chrome";
import type { PageLink } from "@/lib/content/facts/navigation";
import { BrandMark } from "./brand-mark";
import { ChatLink } from "./chat-link";
import { SocialLinks } from "./social-links";

/** The contact facts for visitors, of site.json. */
export type ContactFacts = {
  name: string;
  phone: { dial: string; shown: string };
  email: string;
  social: Readonly<Record<"instagram" | "facebook" | "youtube" | "linkedin", string | null>>;
};

type FooterProps = {
  lang: Lang;
  words: ChromeWords;
  reach: ContactFacts;
  chatHref: string;
  links: Readonly<Record<"packages" | "resources" | "law", readonly PageLink[]>>;
  /** The newsletter's form. */
  children: ReactNode;
};

const LINK = "inline-flex min-h-11 items-center gap-2 py-1.5 leading-snug underline";

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t border-soft py-5 desk:border-t-0 desk:py-0">
    <h2 className="text-base font-bold [letter-spacing:0]">{title}</h2>
    {children}
  </section>
);

type LinksProps = {
  lang: Lang;
  links: readonly PageLink[];
  className: string;
  namesIn?: "en" | undefined;
};

const Links = ({ lang, links, className, namesIn }: LinksProps) => (
  <ul className={className}>
    {links.map(({ path, name }) => (
      <li key={path}>
        <a className={LINK} href={pathIn(lang, path)} lang={namesIn}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);

export function Footer({ lang, words, reach, chatHref, links, children }: FooterProps) {
  const { footer, opensTab, opensWhatsApp } = words;
  return (
    <footer className="bg-ink text-paper print:hidden">
      {/* Room at the end, so that the chat button covers nothing; on a wide screen it is beside the page. */}
      <div className="page pt-10 pb-[calc(6rem+env(safe-area-inset-bottom))] text-base desk:pt-14 min-[84rem]:pb-10">
        <div className="pb-8 desk:grid desk:grid-cols-2 desk:gap-10">
          <div>
            <p className="flex items-center gap-2 text-xl font-extrabold">
              <BrandMark />
              {reach.name}
            </p>
            <p className="mt-3 max-w-md text-lg">{footer.promise}</p>
          </div>
          <div className="mt-6 desk:mt-0">{children}</div>
        </div>
        <div className="desk:grid desk:grid-cols-3 desk:gap-10 desk:border-t desk:border-soft desk:pt-8">
          <Column title={footer.packages}>
            <Links lang={lang} links={links.packages} className="mt-1" namesIn="en" />
          </Column>
          <Column title={footer.resources}>
            <Links lang={lang} links={links.resources} className="mt-1" />
          </Column>
          <Column title={footer.reach}>
            <ul className="mt-1">
              <li>
                <ChatLink className={LINK} href={chatHref} opens={opensWhatsApp}>
                  {footer.whatsapp}
                </ChatLink>
              </li>
              <li>
                <a className={LINK} href={`tel:${reach.phone.dial}`}>
                  {reach.phone.shown}
                </a>
              </li>
              <li>
                <a className={`${LINK} break-all`} href={`mailto:${reach.email}`}>
                  {reach.email}
                </a>
              </li>
              <li>
                <a className={LINK} href={pathIn(lang, "/contact")}>
                  {words.nav.contact}
                </a>
              </li>
            </ul>
            <p className="mt-2">
              {footer.hours}
              <br />
              {footer.closed}
              {footer.closed && <br />}
              {footer.reply}
            </p>
          </Column>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-soft pt-3 desk:mt-8">
          <nav aria-label={footer.law}>
            <Links lang={lang} links={links.law} className="flex flex-wrap gap-x-6" />
          </nav>
          <SocialLinks addresses={reach.social} label={footer.social} opens={opensTab} />
        </div>
      </div>
    </footer>
  );
}
