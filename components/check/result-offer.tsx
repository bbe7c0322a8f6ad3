import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { inRupees, packageFor, priceOf } from "@/lib/domain/check/packages";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern } from "@/lib/domain/check/scoring";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { buttonClass } from "@/components/ui/button";
import { ResultSection } from "./result-section";
import { counts } from "./use-counts";

type ResultOfferProps = { lang: Lang; words: CheckWords; outcome: Outcome };

/** "Can you help?": the package for the priority area with its price; quiet, and quieter still for a perfect score. */
export function ResultOffer({ lang, words, outcome: { result } }: ResultOfferProps) {
  const { offer } = words.quiz.results;
  const top = result.recommendation;
  const pack = packageFor(top.sectionId);
  const included = offer.includes[top.sectionId];
  const isHealthy = isWithoutConcern(result);
  const contact = (topic: string) => pathIn(lang, `/contact?topic=${topic}&package=${pack.id}`);
  const chat = fill(words.quiz.messages.liveChat, {
    score: result.healthScore,
    grade: result.grade,
    area: words.areaTitles[top.sectionId],
  });
  return (
    <ResultSection title={offer.title}>
      <p className="mt-2">{isHealthy ? offer.healthy : offer.lead}</p>
      <div className={isHealthy ? "mt-3 text-base" : "mt-3 border-l-4 border-red bg-card p-4"}>
        <p className="text-base text-soft">{offer.recommended}</p>
        <p className="text-lg leading-snug font-bold" lang="en">
          {top.recommendedPackage}
        </p>
        <p className="mt-1 text-base text-soft">{fill(offer.soldAs, { name: pack.name })}</p>
        <p className="mt-3">
          <span className="text-2xl font-extrabold">
            {inRupees(priceOf(top.recommendedPackage))}
          </span>{" "}
          <span className="text-base text-soft">
            {offer.price} · {included.note}
          </span>
        </p>
        {!isHealthy && (
          <ul className="list-dash mt-2">
            {included.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap print:hidden">
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
        <a className={buttonClass("quiet")} href={`tel:${words.contact.phone}`} {...counts("call")}>
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
    </ResultSection>
  );
}
