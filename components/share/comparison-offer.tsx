import { useState } from "react";
import { forgetComparisonLink, comparisonLink } from "@/lib/browser/share/comparison-link";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ComparisonWaysWords } from "@/lib/content/slices/comparison-words";
import { ComparisonChoice } from "./comparison-choice";

export type ComparisonPartProps = { lang: Lang; words: ComparisonWaysWords };

/** Above one's own result: the choice to compare it with the result whose link was opened before the check. */
export function ComparisonOffer({ lang, words }: ComparisonPartProps) {
  const [token, setToken] = useState(comparisonLink);
  if (token === null) return null;
  const decline = () => {
    forgetComparisonLink();
    setToken(null);
  };
  return (
    <section
      aria-labelledby="comparison-offer"
      className="mb-8 border-y border-ink py-5 print:hidden"
    >
      <h2 id="comparison-offer" className="text-xl font-bold">
        {words.offer.title}
      </h2>
      <ComparisonChoice {...{ lang, words, token }} onDecline={decline} />
    </section>
  );
}

/** Below one's own result: it is compared with a partner's, or was. */
export function ComparisonNote({ lang, words }: ComparisonPartProps) {
  const { title, text, link } = words.note;
  return (
    <section
      aria-labelledby="comparison-note"
      className="mt-8 border-t border-ink pt-4 print:hidden"
    >
      <h3 id="comparison-note" className="text-xl font-bold">
        {title}
      </h3>
      <p className="mt-2">
        {text}{" "}
        <a className="text-link" href={pathIn(lang, "/together")} target="_self">
          {link}
        </a>
      </p>
    </section>
  );
}
