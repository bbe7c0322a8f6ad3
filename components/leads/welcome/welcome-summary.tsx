import { useEffect, useRef, useState } from "react";
import { lastCheck } from "@/lib/browser/check/remembered-check";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { LedgerSection } from "@/components/shared/ledger-section";
import { EditLink } from "./edit-link";
import { NextSteps } from "./next-steps";
import { SendStatus } from "./send-status";
import { detailTexts } from "./detail-texts";
import { WelcomePackage } from "./welcome-package";

type WelcomeSummaryProps = {
  lang: Lang;
  words: WelcomePageWords;
  data: OnboardingData;
  /** Whether it replaces the greeting: then its heading gets the focus. */
  isFocused: boolean;
};

/** The summary: the details, whether they were sent, the package, and the next steps. */
export function WelcomeSummary({ lang, words, data, isFocused }: WelcomeSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [last] = useState(lastCheck);
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
              className="border-rule py-2.5 not-first:border-t sm:grid sm:grid-cols-[12rem_1fr]"
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
      <WelcomePackage {...{ lang, words, details, last }} />
      <NextSteps {...{ lang, words, details }} hasResult={last !== null} />
    </>
  );
}
