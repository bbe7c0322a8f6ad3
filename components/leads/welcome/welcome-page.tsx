"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { attempt } from "@/lib/browser/core/attempt";
import { readOnboarding } from "@/lib/browser/leads/onboarding-store";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { useSignOuts } from "@/components/auth/sign-outs";
import { PageHead } from "@/components/shared/page-head";
import { buttonClass } from "@/components/ui/button";
import { detailTexts } from "./detail-texts";
import { Greeting } from "./greeting";
import { SendStatus } from "./send-status";
import { WelcomeSummary } from "./welcome-summary";

type WelcomeProps = { lang: Lang; words: WelcomePageWords };

const never = () => () => {};

/** The welcome page: a shell until hydrated, because only the device has the details. */
export function WelcomePage(props: WelcomeProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const signOuts = useSignOuts();
  return isInBrowser ? <Welcome key={signOuts} {...props} /> : <Waiting {...props} />;
}

const wantsStillness = () =>
  attempt(() => matchMedia("(prefers-reduced-motion: reduce)").matches, true);

/** Four messages, then the summary; without details, a redirect to the steps (docs/product/leads.md#get-started). */
function Welcome({ lang, words }: WelcomeProps) {
  const [data] = useState(readOnboarding);
  const [isStill] = useState(wantsStillness);
  const [isGreeted, setGreeted] = useState(isStill);
  const finish = useCallback(() => setGreeted(true), []);

  useEffect(() => {
    if (!data) location.replace(pathIn(lang, "/onboarding"));
  }, [data, lang]);

  if (!data) return <Waiting lang={lang} words={words} />;
  return isGreeted ? (
    <WelcomeSummary lang={lang} words={words} data={data} isFocused={!isStill} />
  ) : (
    <Greeting words={words} data={data} onEnd={finish}>
      <SendStatus {...{ lang, words, data }} details={detailTexts(data, words)} isBrief />
    </Greeting>
  );
}

function Waiting({ lang, words }: WelcomeProps) {
  return (
    <>
      <PageHead title={words.heading} lead={words.waiting} />
      <div className="page margin-line hidden py-8 noscript:block">
        <p className="mb-5">{words.withoutScript}</p>
        <a className={buttonClass("primary")} href={pathIn(lang, "/onboarding")}>
          {words.start}
        </a>
      </div>
    </>
  );
}
