import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { besidePrice, packageFor } from "@/lib/domain/check/packages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern, type QuizResult } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { buttonClass } from "@/components/ui/button";
import { CallMe } from "./call-me";
import { resultMessage } from "./result-message";
import { ResultSection } from "./result-section";
import { counts } from "./use-visit-counts";

type ResultPartProps = { lang: Lang; words: CheckWords; result: QuizResult; isGuest: boolean };

/** The package for the priority area, by both its names, with its price, and where it is ordered. */
function OfferedPackage({ lang, words, result, isGuest }: ResultPartProps) {
  const { offer } = words.quiz.results;
  const { sectionId, recommendedPackage } = result.recommendation;
  const pack = packageFor(sectionId);
  const included = offer.includes[sectionId];
  const price = words.prices[pack.id];
  const contact = (topic: string) => pathIn(lang, `/contact?topic=${topic}&package=${pack.id}`);
  return (
    <>
      <p className="mt-2">{offer.lead}</p>
      <div className="mt-3 border-l-4 border-red bg-card px-4 py-3">
        <p className="text-base text-soft">{offer.recommended}</p>
        <p className="text-lg leading-snug font-bold">{words.plain[pack.id]}</p>
        <p className="mt-1 leading-snug font-semibold" lang="en">
          {recommendedPackage}
        </p>
        <p className="mt-1 text-base text-soft">{fill(offer.soldAs, { name: pack.name })}</p>
        <p className="mt-2">
          <span className="text-2xl font-extrabold">{price.amount}</span>{" "}
          <span className="text-base text-soft">
            {offer.price} · {besidePrice(price, included.note)}
          </span>
        </p>
        <ul className="list-dash mt-1 text-base">
          {included.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
      {!isGuest && (
        <div className="mt-4 grid grid-cols-2 gap-3">
          <a
            className={buttonClass("secondary")}
            href={contact("order")}
            target="_self"
            {...counts("order")}
          >
            {offer.buyNow}
          </a>
          <a
            className={buttonClass("secondary")}
            href={contact("demo")}
            target="_self"
            {...counts("demo")}
          >
            {offer.bookDemo}
          </a>
        </div>
      )}
    </>
  );
}

type ResultOfferProps = {
  lang: Lang;
  words: CheckWords;
  outcome: Pick<Outcome, "result">;
  /** Whose result it is orders, not who reads it. */
  isGuest?: boolean;
  /** Whether it is the visitor's own check and no sample. */
  isOwn?: boolean;
};

/** Can you help? The package for the priority area; for a perfect score none, only somebody to talk to. */
export function ResultOffer(props: ResultOfferProps) {
  const { lang, words, outcome, isGuest = false, isOwn = false } = props;
  const { result } = outcome;
  const { offer } = words.quiz.results;
  const chat = resultMessage("liveChat", lang, words, result);
  return (
    <ResultSection title={offer.title} className="print:hidden">
      {isWithoutConcern(result) ? (
        <p className="mt-2">{offer.healthy}</p>
      ) : (
        <OfferedPackage {...{ lang, words, result, isGuest }} />
      )}
      {!isGuest && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          <a
            className={buttonClass("quiet")}
            href={`tel:${words.contact.phone}`}
            {...counts("call")}
          >
            {offer.callNow}
          </a>
          <a
            className={buttonClass("quiet")}
            href={chatLink(words.contact.whatsappNumber, chat)}
            target="_blank"
            rel="noopener"
            {...counts("chat")}
          >
            {offer.liveChat} <span className="sr-only">{offer.opensWhatsApp}</span>
          </a>
        </div>
      )}
      {isOwn && <CallMe lang={lang} words={words} />}
    </ResultSection>
  );
}
