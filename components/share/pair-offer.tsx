import { useState } from "react";
import { forgetPartnerLink, partnerLink } from "@/lib/browser/share/partner-link";
import type { Lang } from "@/lib/domain/core/languages";
import { pathIn } from "@/lib/domain/core/languages";
import type { TogetherWaysWords } from "@/lib/content/slices/together-words";
import { CompareChoice } from "./compare-choice";

export type PairPartProps = { lang: Lang; words: TogetherWaysWords };

/** Above one's own result: the choice to compare it with the result whose link was opened before the check. */
export function PairOffer({ lang, words }: PairPartProps) {
  const [token, setToken] = useState(partnerLink);
  if (token === null) return null;
  const decline = () => {
    forgetPartnerLink();
    setToken(null);
  };
  return (
    <section aria-labelledby="pair-offer" className="mb-8 border-y border-ink py-5 print:hidden">
      <h2 id="pair-offer" className="text-xl font-bold">
        {words.offer.title}
      </h2>
      <CompareChoice {...{ lang, words, token }} onDecline={decline} />
    </section>
  );
}

/** Below one's own result: it is compared with a partner's, or was. */
export function PairNote({ lang, words }: PairPartProps) {
  const { title, text, link } = words.note;
  return (
    <section aria-labelledby="pair-note" className="mt-8 border-t border-ink pt-4 print:hidden">
      <h3 id="pair-note" className="text-xl font-bold">
        {title}
      </h3>
      <p className="mt-2">
        {text}{" "}
        <a
          className="inline-flex min-h-11 items-center font-semibold text-red underline"
          href={pathIn(lang, "/together")}
          target="_self"
        >
          {link}
        </a>
      </p>
    </section>
  );
}
