import Link from "next/link";
import type { ReactNode } from "react";
import { fill } from "@/lib/domain/fill";
import { type Lang, pathIn } from "@/lib/domain/languages";
import { inRupees, PACKAGES } from "@/lib/domain/packages";
import type { SectionId } from "@/lib/domain/sections";
import type { HomeWords } from "@/lib/content/en/home";
import { Drawing } from "./drawing";
import { LedgerSection } from "./ledger-section";

type PriceListProps = {
  lang: Lang;
  words: HomeWords["packages"];
  areaTitles: Readonly<Record<SectionId, string>>;
  children: ReactNode;
};

/** The three packages as a price list on the wall: name, whom it helps, price, note. */
export function PriceList({ lang, words, areaTitles, children }: PriceListProps) {
  return (
    <LedgerSection
      id="prices"
      title={words.title}
      lead={words.lead}
      drawing={<Drawing name="scales" className="mt-6 hidden w-52 lg:block" />}
    >
      <ul className="entries">
        {PACKAGES.map(({ id, name, priceRupees, sectionId, isMostPopular }) => (
          <li key={id} className="gap-x-8 sm:grid sm:grid-cols-[1fr_auto]">
            <div>
              {isMostPopular && (
                <p className="marked mb-1 text-base font-semibold">{words.popular}</p>
              )}
              <h3 lang="en">{name}</h3>
              <p className="text-base text-soft">
                {fill(words.helps, { area: areaTitles[sectionId] })}
              </p>
            </div>
            <p className="mt-1 sm:mt-0 sm:text-right">
              <strong className="text-2xl leading-tight font-extrabold">
                {inRupees(priceRupees)}
              </strong>{" "}
              <span className="text-base text-soft sm:block">{words.notes[id]}</span>
            </p>
            <Link
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-red underline"
              href={pathIn(lang, `/contact?topic=question&package=${id}`)}
              prefetch={false}
            >
              {words.ask}
              <span className="sr-only">: {name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6">{children}</p>
    </LedgerSection>
  );
}
