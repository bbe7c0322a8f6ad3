import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { besidePrice, twoNames } from "@/lib/domain/check/packages";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site, whatsappLink } from "@/lib/content/facts/site";
import type { SitePackage } from "@/lib/content/facts/site-schema";
import { Drawing } from "@/components/shared/drawing";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";

/** Aligns the rows of the three columns: name, summary, price, buttons. */
const COLUMN = "grid content-start gap-3 py-5 lg:row-span-4 lg:grid-rows-subgrid lg:px-5 lg:py-6";
const PLAIN = "border-t border-ink last:border-b lg:border-b lg:first:pl-0 lg:last:pr-0";
/** By the number of packages; five stand in rows of three. */
const COLUMNS = ["", "", "lg:grid-cols-2", "lg:grid-cols-3", "lg:grid-cols-4", "lg:grid-cols-3"];
const RAISED = "relative -mx-3 [border:5px_double_var(--color-red)] bg-card px-2 lg:mx-0";

const Card = ({ lang, pack }: { lang: Lang; pack: SitePackage }) => {
  const { chrome, packages: words } = contentIn(lang);
  const { id, name, area, popular } = pack;
  const printed = packageTableIn(lang)[id]!;
  return (
    <li className={`${COLUMN} ${popular ? RAISED : PLAIN}`}>
      <div className="flex gap-3 lg:block">
        <Drawing name={area ? `area-${area}` : "ledger"} className="size-12 lg:mb-4 lg:size-16" />
        <div>
          <h3 id={id}>{printed.plain}</h3>
          <p className="mt-1 text-base text-soft" lang="en">
            {name}
          </p>
        </div>
      </div>
      <p>{pack.words[lang].line}</p>
      <p>
        <strong className="text-3xl leading-tight font-extrabold">{printed.price.amount}</strong>{" "}
        <span className="block text-soft">{besidePrice(printed)}</span>
      </p>
      <p className="flex flex-col items-start gap-1">
        <ChatLink
          className={buttonClass(popular ? "green" : "secondary", "px-3!")}
          href={whatsappLink(fill(words.consultText, { package: twoNames(printed.plain, name) }))}
          opens={chrome.opensWhatsApp}
          about={id}
        >
          {words.consult}
        </ChatLink>
        <a className={buttonClass("quiet", "-ml-3 px-3!")} href={pathIn(lang, `/services#${id}`)}>
          <span>
            {words.learnMore}
            {/* In the text itself: search engines read no label. */}
            <span className="sr-only"> {printed.plain}</span>
          </span>
        </a>
      </p>
      {popular && (
        <p className="stamp absolute -top-8 right-4 bg-card px-3! text-base">{words.popular}</p>
      )}
    </li>
  );
};

/** The packages as columns of a ledger; the most popular one is on a separate slip. */
export function PackageCards({ lang }: { lang: Lang }) {
  const { title, lead } = contentIn(lang).packages;
  return (
    <section className="ledger-section" aria-labelledby="prices">
      <div className="page margin-line py-11 lg:py-18">
        <h2 id="prices">{title}</h2>
        <p className="mt-3 max-w-prose text-soft">{lead}</p>
        <ul className={`mt-10 grid gap-7 ${COLUMNS[site.packages.length]} lg:gap-x-0 lg:gap-y-5`}>
          {site.packages.map((pack) => (
            <Card key={pack.id} lang={lang} pack={pack} />
          ))}
        </ul>
      </div>
    </section>
  );
}
