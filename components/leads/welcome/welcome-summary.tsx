import { useEffect, useRef, useState } from "react";
import { lastCheck } from "@/lib/browser/check/remembered-check";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { LedgerSection } from "@/components/shared/sections";
import { detailTexts, type DetailTexts, EditLink, SendStatus } from "./send-status";
import { chatLink } from "@/lib/domain/core/chat-link";
import { ChatLink } from "@/components/site/chat-link";
import { buttonClass } from "@/components/ui/button";
import { isOrdered } from "@/lib/browser/leads/onboarding-lead";
import { chosenPackage } from "@/lib/browser/leads/onboarding-store";
import { packageToShow } from "@/lib/domain/check/offered-package";
import { besidePrice, twoNames } from "@/lib/domain/check/packages";

type WelcomePackageProps = {
  lang: Lang;
  words: WelcomePageWords;
  details: DetailTexts;
  last: Parameters<typeof packageToShow>[1];
  /** It was ordered with these details. */
  isOrdered?: boolean;
};

/** One package with its price and the reason; none if the last check found no problem. */
export function WelcomePackage(props: WelcomePackageProps) {
  const { lang, words, details, last, isOrdered = false } = props;
  const shown = packageToShow(chosenPackage(), last);
  if (!shown) return null;
  const { pack, name, reason } = shown;
  const printed = pack && words.packages[pack.id];
  const { title, reasons, order, orderText, more, others } = words.package;
  return (
    <LedgerSection id="package" title={title}>
      <p className="max-w-prose">
        {fill(reasons[reason], { area: pack?.area ? words.areaTitles[pack.area] : "" })}
      </p>
      {printed && (
        <div className="mt-5 border-l-4 border-red bg-card px-5 py-4">
          <h3>{printed.plain}</h3>
          <p className="mt-1 text-base text-soft" lang="en">
            {name}
          </p>
          <p className="mt-2">
            <strong className="text-3xl leading-tight font-extrabold">
              {printed.price.amount}
            </strong>{" "}
            <span className="text-soft">{besidePrice(printed)}</span>
          </p>
        </div>
      )}
      <p className="mt-5 flex flex-wrap gap-x-5 gap-y-3">
        {printed && !isOrdered && (
          <ChatLink
            className={buttonClass("green")}
            href={chatLink(
              words.whatsappNumber,
              fill(orderText, { ...details, package: twoNames(printed.plain, name) }),
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

type WelcomeSummaryProps = {
  lang: Lang;
  words: WelcomePageWords;
  data: OnboardingData;
  /** Whether it replaces the greeting: then its heading gets the focus. */
  isFocused: boolean;
};

/** The summary: the details, whether they were sent, the package, and the check. */
export function WelcomeSummary({ lang, words, data, isFocused }: WelcomeSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [last] = useState(lastCheck);
  const [hasOrdered] = useState(isOrdered);
  const details = detailTexts(data, words);

  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);

  return (
    <>
      <div className="border-b border-rule">
        <div className="page margin-line pt-8 pb-8 lg:pt-14 lg:pb-12">
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
            {fill(words.summary.heading, data)}
          </h1>
          <p className="mt-4 max-w-2xl text-lead text-soft">{words.summary.lead}</p>
        </div>
      </div>
      <LedgerSection id="details" title={words.details.title}>
        <dl className="border-y border-ink">
          {fieldsWith("fact", true).map((field) => (
            <div
              key={field}
              className="border-rule py-2.5 not-first:border-t sm:grid sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-soft">{words.labels[field]}</dt>
              <dd className="font-semibold wrap-anywhere">{details[field]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2">
          <EditLink lang={lang} data={data} step={0}>
            {words.details.edit}
          </EditLink>
        </p>
        <SendStatus {...{ lang, words, data, details }} />
      </LedgerSection>
      <WelcomePackage {...{ lang, words, details, last }} isOrdered={hasOrdered} />
      <p className="page margin-line pb-11">
        <a className={buttonClass("secondary")} href={pathIn(lang, "/health-check")}>
          {last ? words.next.again : words.next.check}
        </a>
      </p>
    </>
  );
}
