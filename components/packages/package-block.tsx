import type { ComponentProps } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { besidePrice, type Package, type PriceLine } from "@/lib/domain/check/packages";
import type { ServicesWords } from "@/lib/content/en/services";
import { buttonClass } from "@/components/ui/button";
import { Drawing } from "@/components/shared/drawing";

type PackageBlockProps = {
  lang: Lang;
  pack: Package;
  price: PriceLine;
  /** What it is for, in the page's language. */
  plain: string;
  /** "one-time", "6-month program". */
  note: string;
  popular: string;
  labels: ServicesWords["labels"];
  words: ServicesWords["blocks"][Package["id"]];
  drawing: ComponentProps<typeof Drawing>["name"];
};

/** One package in full: name, price and buttons left of the margin line, the details right of it. */
export function PackageBlock(props: PackageBlockProps) {
  const { pack, labels, words } = props;
  return (
    <section
      className={`ledger-section ${pack.isMostPopular ? "bg-card" : ""}`}
      aria-labelledby={pack.id}
    >
      <div className="page margin-line ledger-columns">
        <div className="ledger-head">
          <Head {...props} />
        </div>
        <div className="ledger-body flex flex-col gap-9">
          <div>
            <h3>{labels.forWhom}</h3>
            <p className="mt-2 max-w-prose text-lead leading-relaxed">{words.forWhom}</p>
          </div>
          <div>
            <h3>{labels.gets}</h3>
            <ul className="list-tick mt-4 max-w-prose">
              {words.gets.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{labels.when}</h3>
            <dl className="mt-3 border-y border-ink">
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
          </div>
          <div>
            <h3>{labels.not}</h3>
            <ul className="list-en-dash mt-3 flex flex-col gap-2">
              {words.not.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

const Head = ({ lang, pack, price, note, popular, labels, drawing, plain }: PackageBlockProps) => {
  const name = <span className="sr-only" lang="en">{` ${pack.name}`}</span>;
  return (
    <div className="lg:sticky lg:top-8">
      {pack.isMostPopular && <p className="stamp mb-5 inline-block">{popular}</p>}
      <h2 id={pack.id} lang="en" className="scroll-mt-8">
        {pack.name}
      </h2>
      <p className="mt-2 text-lead font-semibold">{plain}</p>
      <p className="mt-4">
        <strong className="text-4xl leading-none font-extrabold">{price.amount}</strong>{" "}
        <span className="mt-1 block text-soft">{besidePrice(price, note)}</span>
      </p>
      <p className="mt-2 text-base text-soft">{labels.helps}</p>
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2 lg:flex-col lg:items-start">
        <a
          className={buttonClass(pack.isMostPopular ? "primary" : "secondary")}
          href={pathIn(lang, `/onboarding?package=${pack.id}`)}
        >
          <span>
            {labels.book}
            {name}
          </span>
        </a>
        <a
          className={buttonClass("quiet", "-ml-3 px-3!")}
          href={pathIn(lang, `/contact?topic=demo&package=${pack.id}`)}
        >
          <span>
            {labels.demo}
            {name}
          </span>
        </a>
      </p>
      <Drawing name={drawing} className="mt-8 hidden h-40 w-auto lg:block" />
    </div>
  );
};
