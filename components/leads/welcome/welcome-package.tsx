import { chosenPackage } from "@/lib/browser/leads/onboarding-store";
import { chatLink } from "@/lib/domain/core/chat-link";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { packageToShow } from "@/lib/domain/check/offered-package";
import { besidePrice, twoNames } from "@/lib/domain/check/packages";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { LedgerSection } from "@/components/shared/ledger-section";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import type { DetailTexts } from "./detail-texts";

type WelcomePackageProps = {
  lang: Lang;
  words: WelcomePageWords;
  details: DetailTexts;
  /** The last check on this device. */
  last: Parameters<typeof packageToShow>[1];
};

/** One package with its price and the reason; none if the last check found no problem. */
export function WelcomePackage({ lang, words, details, last }: WelcomePackageProps) {
  const { pack, name, reason } = packageToShow(chosenPackage(), last);
  const { title, reasons, order, orderText, more, others } = words.package;
  return (
    <LedgerSection id="package" title={title}>
      <p className="max-w-prose">
        {fill(reasons[reason], { area: pack ? words.areaTitles[pack.sectionId] : "" })}
      </p>
      {pack && (
        <div className="mt-5 border-l-4 border-red bg-card px-5 py-4">
          <h3 lang="en">{name}</h3>
          <p className="mt-1 font-semibold">{words.plain[pack.id]}</p>
          <p className="mt-2">
            <strong className="text-3xl leading-tight font-extrabold">
              {words.prices[pack.id].amount}
            </strong>{" "}
            <span className="text-soft">
              {besidePrice(words.prices[pack.id], words.packageNotes[pack.id])}
            </span>
          </p>
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-3">
        {pack && (
          <ChatLink
            className={buttonClass("green")}
            href={chatLink(
              words.whatsappNumber,
              fill(orderText, { ...details, package: twoNames(name, words.plain[pack.id]) }),
            )}
            opens={words.opensWhatsApp}
          >
            {order}
          </ChatLink>
        )}
        {pack && (
          <a className={buttonClass("quiet", "px-0!")} href={pathIn(lang, `/services#${pack.id}`)}>
            {more}
          </a>
        )}
        <a className={buttonClass("quiet", "px-0!")} href={pathIn(lang, "/services")}>
          {others}
        </a>
      </p>
    </LedgerSection>
  );
}
