import { useState } from "react";
import type { PlanText } from "@/lib/domain/check/plan-texts";
import { planMessage } from "@/lib/domain/check/report";
import { chatLink } from "@/lib/domain/core/chat-link";
import type { Lang } from "@/lib/domain/core/languages";
import type { FinishedCheckWords } from "@/lib/content/slices/check-words";
import { buttonClass } from "@/components/ui/button";
import { dayIn } from "@/components/ui/date-format";
import { counts } from "./use-visit-counts";

type SendPlanProps = { lang: Lang; words: FinishedCheckWords; steps: readonly PlanText[] };

/** A slower server gets no link into the message: the owner waits for WhatsApp. */
const LINK_WITHIN_MS = 4_000;

/** A new private link to the plan; null while there is none to be had. */
const newLink = async (lang: Lang) => {
  const late = new Promise<null>((resolve) => setTimeout(resolve, LINK_WITHIN_MS, null));
  const made = import("@/lib/browser/share/plan-link").then(({ planLink }) => planLink(lang));
  const link = await Promise.race([made.catch(() => null), late]);
  return link && { url: link.url, date: dayIn(lang, link.expiresAt) };
};

/**
 * "Send it to my WhatsApp": the plan in words, without the score, with a private link to its days and ticks. Without a
 * network, and before its code has come, it goes without the link.
 */
export function SendPlan({ lang, words, steps }: SendPlanProps) {
  const [isBusy, setBusy] = useState(false);
  const addressOf = (link: Parameters<typeof planMessage>[2]) =>
    chatLink("", planMessage(steps, words, link));

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
