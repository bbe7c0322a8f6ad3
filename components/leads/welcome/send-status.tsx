import { waitIn } from "@/lib/browser/leads/lead-client";
import { chatLink } from "@/lib/domain/core/chat-link";
import { fill, wordFor } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { doubtsIn } from "@/lib/domain/leads/form-problems";
import { ONBOARDING_FIELDS, type OnboardingData } from "@/lib/domain/leads/onboarding";
import { ONBOARDING_LAST } from "@/lib/domain/leads/onboarding-steps";
import type { WelcomePageWords } from "@/lib/content/slices/onboarding-words";
import { ChatLink } from "@/components/site/chat-link";
import { Button, buttonClass } from "@/components/ui/button";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import {
  isOrdered,
  keepSendingLead,
  type LeadState,
  onboardingLeadState,
  onLeadChange,
  sendOnboardingLead,
} from "@/lib/browser/leads/onboarding-lead";
import { chosenPackage, writeOnboardingDraft } from "@/lib/browser/leads/onboarding-store";

type EditLinkProps = { lang: Lang; data: OnboardingData; step: number; children: ReactNode };

/** A link back to one of the steps (0 to 7). */
export const EditLink = ({ lang, data, step, children }: EditLinkProps) => {
  const pack = chosenPackage();
  return (
    <a
      className={buttonClass("quiet", "-ml-3 px-3!")}
      href={pathIn(lang, pack ? `/onboarding/${pack}` : "/onboarding")}
      onClick={() => writeOnboardingDraft({ index: step, data })}
    >
      {children}
    </a>
  );
};

/** The details as shown: the full name, and choices in the words of the language. */
export const detailTexts = (
  { firstName, lastName, businessType, experience, ...rest }: OnboardingData,
  { choices }: Pick<WelcomePageWords, "choices">,
) => ({
  name: `${firstName} ${lastName}`,
  ...rest,
  businessType: wordFor(choices.businessType, businessType),
  experience: wordFor(choices.experience, experience),
});

export type DetailTexts = ReturnType<typeof detailTexts>;

/** Whether the server has the details, and a function that retries at once. */
const useOnboardingLead = (): { state: LeadState; send: () => void } => {
  const [state, setState] = useState<LeadState>(onboardingLeadState);
  const isWaiting = state.kind === "waiting";

  useEffect(() => {
    // The tap on Complete began to send them; this waits for that, or starts again on a page loaded later.
    if (isWaiting) void sendOnboardingLead().then(setState);
  }, [isWaiting]);

  useEffect(
    () =>
      onLeadChange(() => {
        const now = onboardingLeadState();
        if (now.kind !== "waiting") setState(now);
      }),
    [],
  );

  const send = useCallback(() => {
    setState({ kind: "waiting" });
    void keepSendingLead();
  }, []);

  return { state, send };
};

type SendStatusProps = {
  lang: Lang;
  words: WelcomePageWords;
  data: OnboardingData;
  details: DetailTexts;
  /** During the greeting: only what has happened, nothing to decide. */
  isBrief?: boolean;
};

const NOTE = "mt-6 border-l-4 bg-card px-4 py-3";

/** Whether the details were sent, are being sent, or are only on this device; and the visitor's options. */
export function SendStatus({ lang, words, data, details, isBrief = false }: SendStatusProps) {
  const { state, send } = useOnboardingLead();
  const isUnreachable = doubtsIn(data).length === 2;
  const { sent, whatsappNumber, opensWhatsApp } = words;
  // Consent is given on the last step.
  const ask = (
    <EditLink lang={lang} data={data} step={ONBOARDING_LAST}>
      {sent.ask}
    </EditLink>
  );
  if (isBrief && (state.kind === "none" || state.kind === "changed")) return null;
  switch (state.kind) {
    case "none":
      return (
        <div className={`${NOTE} border-marigold`}>
          <p>{sent.none}</p>
          {ask}
        </div>
      );
    case "changed":
      return (
        <div className={`${NOTE} border-marigold`}>
          <p>{fill(sent.changed, state)}</p>
          {ask}
        </div>
      );
    case "unsent":
      return (
        <div role="alert" className={`${NOTE} border-red`}>
          <strong className="block">{sent.unsent.title}</strong>
          {fill(sent.unsent[state.why], waitIn(state))}
          <p className="mt-3 flex flex-wrap gap-3">
            <Button onClick={send}>{sent.again}</Button>
            <ChatLink
              className={buttonClass("green")}
              href={chatLink(whatsappNumber, fill(sent.whatsappText, details))}
              opens={opensWhatsApp}
            >
              {sent.whatsapp}
            </ChatLink>
          </p>
        </div>
      );
    case "waiting":
    case "stored":
      return (
        <p
          role="status"
          className={`${NOTE} ${state.kind === "stored" ? "border-green" : "border-rule"}`}
        >
          {state.kind === "waiting" ? (
            sent.waiting
          ) : (
            <>
              {fill(isOrdered() ? sent.ordered : sent.stored, { reference: state.reference })}{" "}
              {isUnreachable ? (
                <strong>
                  {sent.unreachable}{" "}
                  <EditLink lang={lang} data={data} step={ONBOARDING_FIELDS.indexOf("email")}>
                    {sent.correct}
                  </EditLink>
                </strong>
              ) : (
                sent.reply
              )}
              <span className="block text-soft">
                {sent.undo}{" "}
                <a className="underline" href={pathIn(lang, "/account#data")}>
                  {sent.settings}
                </a>
              </span>
            </>
          )}
        </p>
      );
  }
}
