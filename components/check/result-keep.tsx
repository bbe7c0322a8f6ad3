import { chatLink } from "@/lib/domain/core/chat-link";
import { contactPath, type ContactTopic } from "@/lib/domain/leads/contact-topics";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type OfferedPackage, withoutOffer } from "@/lib/domain/check/offered-package";
import type { Outcome } from "@/lib/domain/check/quiz";
import type { QuizResult } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { ResultSection } from "./result-section";
import { Retake } from "./same-shop";
import { counts } from "./use-visit-counts";
import { besidePrice, twoNames } from "@/lib/domain/check/packages";

type ResultOfferProps = { words: CheckWords; result: QuizResult; offered: OfferedPackage | null };

/** Can you help? The package by its two names with its price; one quiet line for an A+, none for a perfect score. */
export function ResultOffer({ words, result, offered }: ResultOfferProps) {
  const { offer } = words.quiz.results;
  const printed = offered && words.packages[offered.pack.id]!;
  return (
    <ResultSection title={offer.title} className="print:hidden">
      {!printed && <p className="mt-2">{withoutOffer(result, offer)}</p>}
      {printed && offered.isQuiet && (
        <p className="mt-2 text-soft">
          {fill(offer.quiet, {
            package: twoNames(printed.plain, offered.name),
            price: printed.price.whole,
          })}
        </p>
      )}
      {printed && !offered.isQuiet && (
        <div className="mt-3 border-l-4 border-red bg-card px-4 py-3">
          <p className="text-base text-soft">{offer.recommended}</p>
          <p className="text-lg leading-snug font-bold">{printed.plain}</p>
          <p className="mt-1 text-sm leading-snug" lang="en">
            {offered.name}
          </p>
          <p className="mt-2">
            <span className="text-2xl font-extrabold">{printed.price.amount}</span>{" "}
            <span className="text-base text-soft">
              {offer.price} · {besidePrice(printed)}
            </span>
          </p>
        </div>
      )}
    </ResultSection>
  );
}

type ResultKeepProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  offered: OfferedPackage | null;
  onRetake?: () => void;
  onLeave: () => void;
};

export const loadResultEnd = lazyPart(() => import("./result-end"), "end");

/** What to do with the result; before its code has come, and for the sample, the ways to us. */
export function ResultKeep({ lang, words, outcome, offered, onRetake, onLeave }: ResultKeepProps) {
  const end = useLazyPart(loadResultEnd, lang, onRetake !== undefined);
  const { keep, offer } = words.quiz.results;
  const { healthScore: score, grade } = outcome.result;
  const chat = fill(words.liveChat, { score, grade });
  const contact = (topic: ContactTopic) => pathIn(lang, contactPath(topic, offered?.pack.id));
  const ways = (
    <>
      {offered && !offered.isQuiet && (
        <>
          <a
            className="button quiet way"
            href={contact("order")}
            target="_self"
            {...counts("order")}
          >
            {offer.buyNow}
          </a>
          <a className="button quiet way" href={contact("demo")} target="_self" {...counts("demo")}>
            {offer.bookDemo}
          </a>
        </>
      )}
      <a className="button quiet way" href={`tel:${words.contact.phone}`} {...counts("call")}>
        {offer.callNow}
      </a>
      <a
        className="button quiet way"
        href={chatLink(words.contact.whatsappNumber, chat)}
        target="_blank"
        rel="noopener"
        {...counts("chat")}
      >
        {offer.liveChat} <span className="sr-only">{offer.opensWhatsApp}</span>
      </a>
    </>
  );
  const retake = onRetake && (
    <Retake
      className="button quiet"
      label={keep.retake}
      words={words.quiz.results.sameShop}
      {...{ onRetake, onLeave }}
    />
  );
  return (
    <ResultSection title={keep.title} className="print:hidden">
      {end ? (
        <end.ResultEnd
          {...{ lang, outcome, ways, retake, onLeave }}
          words={{ ...words, ...end.words }}
        />
      ) : (
        <div className="ways">
          {ways}
          {retake}
        </div>
      )}
    </ResultSection>
  );
}
