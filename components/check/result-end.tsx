import { useState } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type PlanText, planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { planMessage, reportFileName, reportText } from "@/lib/domain/check/report";
import { downloadText } from "@/lib/browser/core/download";
import type { FinishedCheckWords, ResultEndWords } from "@/lib/content/slices/check-words";
import { useTrade } from "@/components/plan/own-plan";
import { KeepButton } from "@/components/share/keep-button";
import { dayIn, planDayIn } from "@/components/ui/date-format";
import { counts } from "./use-visit-counts";
import { useAuth } from "@/components/auth/auth-provider";
export { CallMe } from "./call-me";
export { NextOwnerDialog } from "@/components/share/next-owner";
import { chatLink } from "@/lib/domain/core/chat-link";
import { Button, buttonClass } from "@/components/ui/button";

type SendPlanProps = { lang: Lang; words: FinishedCheckWords; steps: readonly PlanText[] };

/** A slower server gets no link into the message: the owner waits for WhatsApp. */
const LINK_WITHIN_MS = 4_000;

/** A new private link to the plan; null while there is none to be had. */
const newLink = async (lang: Lang) => {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LINK_WITHIN_MS, null));
  const made = import("@/lib/browser/share/plan-link").then((part) =>
    part.makeSavedLink("plan", lang),
  );
  const reply = await Promise.race([made.catch(() => null), late]);
  return reply?.kind === "done"
    ? { url: reply.value.url, date: dayIn(lang, reply.value.expiresAt) }
    : null;
};

/** The plan to WhatsApp with a private link to its steps; without a network it goes without it. */
function SendPlan({ lang, words, steps }: SendPlanProps) {
  const [isBusy, setBusy] = useState(false);
  const dayOf = (at: number) => planDayIn(lang, at);
  const addressOf = (link: Parameters<typeof planMessage>[3]) =>
    chatLink("", planMessage(steps, words, dayOf, link));

  const send = async () => {
    // Opened within the tap: browsers refuse a window that a later answer opens.
    const chat = open("", "_blank");
    setBusy(true);
    const address = addressOf(await newLink(lang));
    setBusy(false);
    if (!chat) return location.assign(address);
    chat.opener = null;
    chat.location.replace(address);
  };
  const { whatsapp, opensWhatsApp } = words.quiz.results.offer;
  return (
    <a
      className={buttonClass("green", "mt-3 w-full")}
      href={addressOf(null)}
      target="_blank"
      rel="noopener"
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || !navigator.onLine) return;
        event.preventDefault();
        if (!isBusy) void send();
      }}
      {...counts("share")}
    >
      {whatsapp} <span className="sr-only">{opensWhatsApp}</span>
    </a>
  );
}

/** A line for visitors without a session: with an account the result is on other devices, too. */
function ResultSignIn({ lang, words }: { lang: Lang; words: ResultEndWords["signIn"] }) {
  const { state } = useAuth();
  if (state !== "logged-out") return null;
  const next = encodeURIComponent(pathIn(lang, "/health-check"));
  return (
    <p className="mt-4 text-base text-soft">
      {words.text}{" "}
      <a
        className="text-link"
        href={`${pathIn(lang, "/auth")}?next=${next}`}
        target="_self"
        {...counts("signIn")}
      >
        {words.link}
      </a>
    </p>
  );
}

type ResultEndProps = { lang: Lang; words: FinishedCheckWords; outcome: Outcome };

/** What an owner does with the result: the plan to WhatsApp, files and links, an account. */
export function ResultEnd({ lang, outcome, ...props }: ResultEndProps) {
  const words = { ...props.words, trade: useTrade(lang) };
  const { keep } = words.quiz.results;
  const steps = planTexts(outcome, words);
  const download = () => {
    const now = new Date();
    const dayOf = (at: number) => planDayIn(lang, at);
    const text = reportText(dayOf, outcome, words, dayIn(lang, now.getTime()));
    downloadText(reportFileName(words, now), text);
  };
  return (
    <>
      {steps.length > 0 && <SendPlan {...{ lang, words, steps }} />}
      <div className="mt-3">
        <KeepButton lang={lang} words={words} outcome={outcome} kind="secondary" />
        <Button kind="quiet" onClick={download} {...counts("download")}>
          {keep.download}
        </Button>
      </div>
      <ResultSignIn lang={lang} words={words.signIn} />
    </>
  );
}
