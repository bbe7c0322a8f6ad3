import { type ReactNode, useEffect, useRef } from "react";
import { fill } from "@/lib/domain/core/fill";
import { waitIn } from "@/lib/browser/leads/lead-client";
import type { LeadWords } from "@/lib/content/en/leads";
import type { LeadPhase } from "./use-lead-form";

export type OutcomeWords = {
  unsent: Pick<LeadWords["unsent"], "title" | "store" | "offline" | "later" | "refused">;
  thanks: { title: string; text: string };
  sent: string;
};

type LeadOutcomeProps = {
  phase: LeadPhase;
  words: OutcomeWords;
  /** Another way to send it; or what else was agreed. */
  children?: ReactNode;
};

const NOTE = "mt-5 border-l-4 bg-card px-4 py-3 text-ink";

/** The result of a form, in words that stay on the page: one message, which gets the focus once it is stored. */
export function LeadOutcome({ phase, words, children }: LeadOutcomeProps) {
  const message = useRef<HTMLDivElement>(null);
  const isStored = phase.kind === "stored";
  useEffect(() => {
    if (isStored) message.current!.focus();
  }, [isStored]);

  if (phase.kind === "open") return null;
  if (phase.kind === "unsent")
    return (
      <div role="alert" className={`${NOTE} border-red`}>
        <strong className="block">{words.unsent.title}</strong>
        {fill(words.unsent[phase.why], waitIn(phase))}
        {children}
      </div>
    );
  const { title, text } = words.thanks;
  return (
    <div
      ref={message}
      role="status"
      tabIndex={-1}
      className={isStored ? `${NOTE} scroll-mb-24 border-green` : "sr-only"}
    >
      {isStored && (
        <>
          <strong className="block text-lg">{title}</strong>
          <p>{text}</p>
          <p className="mt-2 font-semibold">{fill(words.sent, { reference: phase.reference })}</p>
          {children}
        </>
      )}
    </div>
  );
}
