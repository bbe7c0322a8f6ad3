import { type ReactNode, useState } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type PlanText, planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { planMessage, reportFileName, reportText } from "@/lib/domain/check/report";
import { downloadText } from "@/lib/browser/core/download";
import type { FinishedCheckWords, ResultEndWords } from "@/lib/content/slices/check-words";
import { useTrade } from "@/components/plan/own-plan";
import { KeepButton } from "@/components/share/keep-button";
import { dayIn, planDayIn } from "@/components/ui/date-format";
import { CallMe } from "./call-me";
import { counts } from "./use-visit-counts";
import { useAuth } from "@/components/auth/auth-provider";
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
      className={buttonClass("green", "w-full")}
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

type ResultEndProps = {
  lang: Lang;
  words: FinishedCheckWords;
  outcome: Outcome;
  ways: ReactNode;
  retake: ReactNode;
  onLeave: () => void;
};

/** What an owner does with the result: the plan to WhatsApp, a call, files and links, an account. */
export function ResultEnd(props: ResultEndProps) {
  const { lang, outcome, ways, retake, onLeave } = props;
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
      <div className="mt-3 grid gap-3">
        {steps.length > 0 && <SendPlan {...{ lang, words, steps }} />}
        <CallMe lang={lang} words={words} />
      </div>
      <div className="ways">{ways}</div>
      <KeepButton lang={lang} words={words} outcome={outcome} kind="quiet" />
      <Button kind="quiet" className="text-base" onClick={download} {...counts("download")}>
        {keep.download}
      </Button>
      <ResultSignIn lang={lang} words={words.signIn} />
      {retake}
      <Button kind="quiet" aria-haspopup="dialog" onClick={onLeave}>
        {words.owner.open}
      </Button>
    </>
  );
}
