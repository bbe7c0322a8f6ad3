import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ChromeWords } from "@/lib/content/en/chrome";
import type { PageLink } from "@/lib/content/facts/navigation";
import { ChatLink } from "./chat-link";

/** Networks by their names; public/icons/networks.svg has our small drawing of each, in the footer's colour. */
const NETWORKS = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  linkedin: "LinkedIn",
} as const;

type Network = keyof typeof NETWORKS;

/** The contact facts for visitors, of site.json. */
export type ContactFacts = {
  phone: { dial: string; shown: string };
  email: string;
  social: Readonly<Record<Network, string | null>>;
};

type FooterProps = {
  lang: Lang;
  words: ChromeWords;
  reach: ContactFacts;
  chatHref: string;
  links: Readonly<Record<"packages" | "resources" | "law", readonly PageLink[]>>;
  newsletter: string;
  children: ReactNode;
};

const LINK = "flex min-h-11 items-center gap-2 py-1 leading-snug underline";

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="text-base font-bold [letter-spacing:0]">{title}</h2>
    <ul>{children}</ul>
  </section>
);

const Links = ({ lang, links }: { lang: Lang; links: readonly PageLink[] }) =>
  links.map(({ path, name }) => (
    <li key={path}>
      <a className={LINK} href={pathIn(lang, path)}>
        {name}
      </a>
    </li>
  ));

/** At the end of every page; on a phone one screen at most. */
export function Footer(props: FooterProps) {
  const { lang, words, reach, chatHref, links, newsletter, children } = props;
  const { footer, opensTab, opensWhatsApp } = words;
  const [mailbox, host] = reach.email.split("@");
  return (
    <footer className="bg-ink text-paper print:hidden">
      <div className="page pt-6 pb-[calc(1rem+env(safe-area-inset-bottom))] text-base desk:pt-10 min-[84rem]:pb-8">
        <details className="entry max-w-md border-y border-soft [&>summary::after]:text-paper">
          <summary>{newsletter}</summary>
          {children}
        </details>
        <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 desk:mt-8 desk:grid-cols-4 desk:gap-10 @max-[21em]:grid-cols-1">
          <Column title={footer.packages}>
            <Links lang={lang} links={links.packages} />
          </Column>
          <Column title={footer.resources}>
            <Links lang={lang} links={links.resources} />
          </Column>
          <Column title={footer.reach}>
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
              <a className={`${LINK} wrap-anywhere`} href={`mailto:${reach.email}`}>
                <span>
                  {mailbox}@<wbr />
                  {host}
                </span>
              </a>
            </li>
          </Column>
          <Column title={footer.law}>
            <Links lang={lang} links={links.law} />
          </Column>
        </div>
        {/* Room at the right, so that the chat button covers nothing; on a wide screen it is beside the page. */}
        <div className="mt-3 flex min-h-16 flex-wrap items-center justify-between gap-x-8 border-t border-soft pt-3 pr-20 desk:mt-8 min-[84rem]:pr-0">
          <p>{footer.hours}</p>
          <ul className="-ml-2.5 flex flex-wrap" aria-label={footer.social}>
            {(Object.keys(NETWORKS) as Network[])
              .filter((network) => reach.social[network])
              .map((network) => (
                <li key={network}>
                  <a
                    className="flex size-12 items-center justify-center"
                    href={reach.social[network]!}
                    target="_blank"
                    rel="noopener"
                    aria-label={`${NETWORKS[network]} ${opensTab}`}
                  >
                    {/* oxlint-disable-next-line nextjs/no-img-element -- 1 KB of SVG: there is nothing to optimise */}
                    <img
                      src={`/icons/networks.svg#${network}`}
                      width={30}
                      height={30}
                      alt=""
                      loading="lazy"
                    />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
