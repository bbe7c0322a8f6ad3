import { fill } from "@/lib/domain/core/fill";
import { type OfferedPackage } from "@/lib/domain/check/offered-package";
import { besidePrice, twoNames } from "@/lib/domain/check/packages";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { ResultSection } from "./result-section";

type ResultOfferProps = { words: CheckWords; offered: OfferedPackage | null };

/** Can you help? The package by its two names with its price; one quiet line for an A+, none for a perfect score. */
export function ResultOffer({ words, offered }: ResultOfferProps) {
  const { offer } = words.quiz.results;
  return (
    <ResultSection title={offer.title} className="print:hidden">
      <Offer {...{ words, offered }} />
    </ResultSection>
  );
}

function Offer({ words, offered }: ResultOfferProps) {
  const { offer } = words.quiz.results;
  if (!offered) return <p className="mt-2">{offer.healthy}</p>;
  const { pack, name, isQuiet } = offered;
  const price = words.prices[pack.id];
  if (isQuiet)
    return (
      <p className="mt-2 text-soft">
        {fill(offer.quiet, { package: twoNames(words.plain[pack.id], name), price: price.whole })}
      </p>
    );
  return (
    <>
      <p className="mt-2">{offer.lead}</p>
      <div className="mt-3 border-l-4 border-red bg-card px-4 py-3">
        <p className="text-base text-soft">{offer.recommended}</p>
        <p className="text-lg leading-snug font-bold">{words.plain[pack.id]}</p>
        <p className="mt-1 text-base leading-snug" lang="en">
          {name}
        </p>
        <p className="mt-2">
          <span className="text-2xl font-extrabold">{price.amount}</span>{" "}
          <span className="text-base text-soft">
            {offer.price} · {besidePrice(price, words.notes[pack.id])}
          </span>
        </p>
      </div>
    </>
  );
}
