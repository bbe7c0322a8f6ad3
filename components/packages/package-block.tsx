import { contactPath } from "@/lib/domain/leads/contact-topics";
import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { besidePrice } from "@/lib/domain/check/packages";
import { contentIn } from "@/lib/content";
import { packageTableIn } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import type { SitePackage } from "@/lib/content/facts/site-schema";
import type { SectionId } from "@/lib/domain/check/sections";
import type { PictureName } from "@/lib/content/facts/sample-pictures";
import { SamplePicture } from "./sample-picture";
import { buttonClass } from "@/components/ui/button";

/** The packages of the page as lines of a bill: what it is for, price, and a link to each. */
export function PackageIndex({ lang }: { lang: Lang }) {
  const { services } = contentIn(lang);
  const table = packageTableIn(lang);
  return (
    <nav className="max-w-prose" aria-label={services.jump}>
      <ul className="border-t border-ink [border-bottom:3px_double_var(--color-ink)]">
        {site.packages.map(({ id }) => (
          <li key={id} className="border-rule not-first:border-t">
            <a
              className="flex items-baseline justify-between gap-x-4 py-3 leading-snug hover:bg-red-wash @max-[16em]:flex-wrap"
              href={`#${id}`}
            >
              <span className="min-w-0 font-semibold text-red underline">{table[id]!.plain}</span>
              <strong className="text-lg whitespace-nowrap">{table[id]!.price.amount}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PackageBlockProps = { lang: Lang; pack: SitePackage };

/** A tool of an area, filled. */
const SHEETS: Readonly<Partial<Record<SectionId, PictureName>>> = {
  growth: "margin-sheet",
  operations: "dues-sheet",
};

/** One package: name, price and buttons stay beside it on a wide screen; what it holds in five lines, the rest on a tap. */
export function PackageBlock({ lang, pack }: PackageBlockProps) {
  const { labels } = contentIn(lang).services;
  const words = pack.words[lang];
  const sheet = pack.area && SHEETS[pack.area];
  return (
    <section
      className={`ledger-section ${pack.popular ? "bg-card" : ""}`}
      aria-labelledby={pack.id}
    >
      <div className="page margin-line ledger-columns max-lg:py-8">
        <div className="ledger-head">
          <Head lang={lang} pack={pack} />
        </div>
        <div className="ledger-body">
          <p className="max-w-prose lg:text-lead">{words.forWhom}</p>
          <div className="mt-5 flex flex-wrap items-start justify-between gap-6">
            <ul className="list-tick min-w-[min(14rem,100%)] flex-1">
              {words.short.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {sheet && <SamplePicture lang={lang} name={sheet} hasCaption />}
          </div>
          <details className="entry mt-5 border-y border-ink">
            <summary>{labels.all}</summary>
            <div className="flex flex-col gap-7 pt-2">
              <Detail title={labels.gets}>
                <ul className="list-tick max-w-prose">
                  {words.gets.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Detail>
              <Detail title={labels.when}>
                <dl className="border-y border-ink">
                  {words.when.map(({ time, text }) => (
                    <div
                      key={time}
                      className="border-rule py-3 not-first:border-t sm:grid sm:grid-cols-[6.5rem_1fr]"
                    >
                      <dt className="font-bold text-red">{time}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              </Detail>
              <Detail title={labels.not}>
                <ul className="flex max-w-prose flex-col gap-2 *:relative *:pl-7 *:before:absolute *:before:left-1.5 *:before:text-red *:before:content-['–']">
                  {words.not.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </Detail>
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="mb-3">{title}</h3>
    {children}
  </div>
);

const Head = ({ lang, pack }: PackageBlockProps) => {
  const { packages, services } = contentIn(lang);
  const { labels } = services;
  const printed = packageTableIn(lang)[pack.id]!;
  return (
    <div className="lg:sticky lg:top-8">
      {pack.popular && <p className="stamp mb-5 inline-block">{packages.popular}</p>}
      <h2 id={pack.id} className="scroll-mt-8">
        {printed.plain}
      </h2>
      <p className="mt-2 text-base text-soft" lang="en">
        {pack.name}
      </p>
      <p className="mt-4">
        <strong className="text-4xl leading-none font-extrabold">{printed.price.amount}</strong>{" "}
        <span className="mt-1 block text-soft">{besidePrice(printed)}</span>
      </p>
      <p className="mt-5 flex flex-wrap gap-x-4 gap-y-1 lg:flex-col lg:items-start">
        <a
          className={buttonClass(pack.popular ? "primary" : "secondary")}
          href={pathIn(lang, `/onboarding/${pack.id}`)}
          id={`book-${pack.id}`}
          aria-labelledby={`book-${pack.id} ${pack.id}`}
        >
          {labels.book}
        </a>
        <a
          className={buttonClass("quiet", "-ml-3 px-3!")}
          href={pathIn(lang, contactPath("demo", pack.id))}
          id={`demo-${pack.id}`}
          aria-labelledby={`demo-${pack.id} ${pack.id}`}
        >
          {labels.demo}
        </a>
      </p>
    </div>
  );
};
