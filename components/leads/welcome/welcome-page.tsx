"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { attempt } from "@/lib/browser/core/attempt";
import { readOnboarding } from "@/lib/browser/leads/onboarding-store";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { useSignOuts } from "@/components/auth/auth-provider";
import { PageHead } from "@/components/shared/sections";
import { Button, buttonClass } from "@/components/ui/button";
import { detailTexts, SendStatus } from "./send-status";
import { WelcomeSummary } from "./welcome-summary";
import "./greeting.css";
import { fill } from "@/lib/domain/core/fill";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import { useHere } from "@/components/ui/use-here";

/** How long each message is shown, in ms. */
const MESSAGE_MS = 2_000;

type GreetingProps = {
  words: Pick<WelcomePageWords, "heading" | "messages" | "skip">;
  data: OnboardingData;
  onEnd: () => void;
  /** Whether the details were sent: nobody waits for the last message to know. */
  children: ReactNode;
};

/** A few messages one after another; calls `onEnd` after the last one, or when skipped. */
function Greeting({ words, data, onEnd, children }: GreetingProps) {
  const { heading, messages, skip } = words;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The step that had the focus goes with its page.
    title.current!.focus({ preventScroll: true });
  }, []);
  const [index, setIndex] = useState(0);
  const isLast = index === messages.length - 1;

  useEffect(() => {
    const timer = setTimeout(() => (isLast ? onEnd() : setIndex(index + 1)), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [index, isLast, onEnd]);

  return (
    <div className="page margin-line flex min-h-[75svh] flex-col justify-center py-12">
      <h1 ref={title} tabIndex={-1} className="sr-only">
        {heading}
      </h1>
      <p
        aria-live="polite"
        className="min-h-[4.5em] max-w-3xl text-display leading-tight font-extrabold wrap-anywhere"
      >
        <span key={index} className="message block">
          {fill(messages[index] ?? "", data)}
        </span>
      </p>
      <p className="mt-8">
        <Button onClick={onEnd}>{skip}</Button>
      </p>
      {children}
    </div>
  );
}

type WelcomeProps = { lang: Lang; words: WelcomePageWords };

/** The welcome page: a shell until hydrated, because only the device has the details. */
export function WelcomePage(props: WelcomeProps) {
  const isInBrowser = useHere(() => true, false);
  const signOuts = useSignOuts();
  return isInBrowser ? <Welcome key={signOuts} {...props} /> : <Waiting {...props} />;
}

/** Whether the messages are left out: for who wants no motion, and for who comes back to the details by a link. */
const skipsMessages = () =>
  location.hash !== "" ||
  attempt(() => matchMedia("(prefers-reduced-motion: reduce)").matches, true);

/** Four messages, then the summary; without details, a redirect to the steps (docs/product/leads.md#get-started). */
function Welcome({ lang, words }: WelcomeProps) {
  const [data] = useState(readOnboarding);
  const [isStill] = useState(skipsMessages);
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

const Waiting = ({ lang, words }: WelcomeProps) => (
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
