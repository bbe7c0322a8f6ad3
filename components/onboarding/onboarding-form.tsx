"use client";

import "./onboarding.css";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { completeOnboarding } from "@/lib/browser/onboarding-lead";
import { fill } from "@/lib/domain/fill";
import { type Lang, pathIn } from "@/lib/domain/languages";
import { completeDataFrom, ONBOARDING_FIELDS } from "@/lib/domain/onboarding";
import { canContinue, fieldAt, ONBOARDING_LAST } from "@/lib/domain/onboarding-steps";
import { inRupees } from "@/lib/domain/packages";
import type { OnboardingFormWords } from "@/lib/content/onboarding-words";
import { LedgerProgress } from "@/components/quiz/ledger-progress";
import { Button } from "@/components/ui/button";
import { BusinessTypeStep } from "./business-type-step";
import { ExperienceStep } from "./experience-step";
import { SendBox } from "./send-box";
import { TextStep } from "./text-step";
import { useChosenPackage } from "./use-chosen-package";
import { useOnboarding } from "./use-onboarding";
import { useSignOuts } from "./use-sign-outs";

type OnboardingFormProps = {
  lang: Lang;
  words: OnboardingFormWords;
  /** The version of the privacy text that the consent is about. */
  textVersion: string;
};

/** Eight steps, one field each, each a form of its own (spec §4); the last one keeps them and goes to /welcome. */
export function OnboardingForm(props: OnboardingFormProps) {
  return <Steps key={useSignOuts()} {...props} />;
}

function Steps({ lang, words, textVersion }: OnboardingFormProps) {
  const { state, control, type, next, previous } = useOnboarding();
  const [isWished, setWished] = useState(false);
  const isLeaving = useRef(false);
  const seenAt = useRef(0);
  const pack = useChosenPackage();
  const router = useRouter();
  const { index, data } = state;
  const field = fieldAt(index);
  const isLast = index === ONBOARDING_LAST;
  const welcome = pathIn(lang, "/welcome");

  useEffect(() => {
    seenAt.current = performance.now();
  }, []);
  // The last step leads on even where the network is gone by then: what it leads to comes a step before.
  const isNearEnd = index >= ONBOARDING_LAST - 1;
  useEffect(() => {
    if (isNearEnd) router.prefetch(welcome);
  }, [isNearEnd, router, welcome]);

  const complete = () => {
    const whole = completeDataFrom(data);
    if (!whole || isLeaving.current) return;
    isLeaving.current = true;
    const filledMs = Math.round(performance.now() - seenAt.current);
    completeOnboarding(whole, isWished ? { lang, textVersion, filledMs } : null);
    router.push(welcome);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canContinue(state)) return;
    if (isLast) complete();
    else next();
  };

  const progress = fill(words.progress, { n: index + 1, total: ONBOARDING_FIELDS.length });
  const shared = { words, text: data[field], control, onType: type };
  return (
    <>
      <form
        key={field}
        aria-label={progress}
        noValidate
        onSubmit={submit}
        className="step-form border border-rule bg-card p-4 pb-5 sm:p-7 noscript:hidden"
      >
        <LedgerProgress
          done={index}
          total={ONBOARDING_FIELDS.length}
          label={progress}
          section={words.device}
        />
        <div className="mt-6">
          {field === "businessType" ? (
            <BusinessTypeStep {...shared} />
          ) : field === "experience" ? (
            <ExperienceStep {...shared} />
          ) : (
            <TextStep field={field} {...shared} />
          )}
        </div>
        {isLast && <SendBox {...{ lang, words, data, pack, isWished }} onWish={setWished} />}
        <div className="mt-6 flex items-center justify-between gap-3">
          <Button kind="quiet" className="-ml-3 px-3!" onClick={previous} disabled={index === 0}>
            {words.previous}
          </Button>
          <Button kind="primary" type="submit" disabled={!canContinue(state)}>
            {isLast ? words.complete : words.continue}
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        {progress}
      </p>
      {pack && (
        <p className="mt-4 text-base">
          {fill(words.booked, { package: pack.name, price: inRupees(pack.priceRupees) })}
        </p>
      )}
    </>
  );
}
