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

type OfferProps = { words: CheckWords; result: QuizResult; offered: OfferedPackage | null };

/** The package by its two names with its price; one quiet line for an A+, none for a perfect score. */
function Offer({ words, result, offered }: OfferProps) {
  const { offer } = words.quiz.results;
  if (!offered) return <p className="mt-2">{withoutOffer(result, offer)}</p>;
  const printed = words.packages[offered.pack.id]!;
  if (offered.isQuiet)
    return (
      <p className="mt-2 text-soft">
        {fill(offer.quiet, {
          package: twoNames(printed.plain, offered.name),
          price: printed.price.whole,
        })}
      </p>
    );
  return (
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
  );
}

type ResultEndsProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Outcome;
  offered: OfferedPackage | null;
  onRetake?: () => void;
  onLeave: () => void;
};

export const loadResultEnd = lazyPart(() => import("./result-end"), "end");

/** Can you help? The package and the ways to us. Then, but for the sample, what to do with the result. */
export function ResultEnds({ lang, words, outcome, offered, onRetake, onLeave }: ResultEndsProps) {
  const end = useLazyPart(loadResultEnd, lang, onRetake !== undefined);
  const { keep, offer } = words.quiz.results;
  const { healthScore: score, grade } = outcome.result;
  const chat = fill(words.liveChat, { score, grade });
  const contact = (topic: ContactTopic) => pathIn(lang, contactPath(topic, offered?.pack.id));
  const endWords = end && { ...words, ...end.words };
  return (
    <>
      <ResultSection title={offer.title} className="print:hidden">
        <Offer {...{ words, offered }} result={outcome.result} />
        {end && (
          <div className="mt-3 grid">
            <end.CallMe lang={lang} words={endWords!} />
          </div>
        )}
        <div className="ways">
          {offered && !offered.isQuiet && (
            <>
              <a
                className="button secondary"
                href={contact("order")}
                target="_self"
                {...counts("order")}
              >
                {offer.buyNow}
              </a>
              <a
                className="button secondary"
                href={contact("demo")}
                target="_self"
                {...counts("demo")}
              >
                {offer.bookDemo}
              </a>
            </>
          )}
          <a className="button secondary" href={`tel:${words.contact.phone}`} {...counts("call")}>
            {offer.callNow}
          </a>
          <a
            className="button secondary"
            href={chatLink(words.contact.whatsappNumber, chat)}
            target="_blank"
            rel="noopener"
            {...counts("chat")}
          >
            <span>
              {offer.liveChat} <span className="sr-only">{offer.opensWhatsApp}</span>
            </span>
          </a>
        </div>
      </ResultSection>
      {onRetake && (
        <ResultSection title={keep.title} className="print:hidden">
          {end && <end.ResultEnd {...{ lang, outcome }} words={endWords!} />}
          <Retake
            className="button quiet -ml-3 px-3!"
            label={keep.retake}
            words={words.quiz.results.sameShop}
            {...{ onRetake, onLeave }}
          />
          {end && (
            <button
              type="button"
              className="button quiet -ml-3 px-3!"
              aria-haspopup="dialog"
              onClick={onLeave}
            >
              {end.words.owner.open}
            </button>
          )}
        </ResultSection>
      )}
    </>
  );
}
