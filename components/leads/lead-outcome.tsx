import type { ReactNode } from "react";
import { fill } from "@/lib/domain/core/fill";
import { waitIn } from "@/lib/browser/leads/lead-client";
import type { LeadWords } from "@/lib/content/en/leads";
import { Toast } from "@/components/ui/toast";
import type { LeadPhase } from "./use-lead-form";

export type OutcomeWords = Pick<LeadWords, "close"> & {
  unsent: Pick<LeadWords["unsent"], "title" | "store" | "offline" | "later" | "refused">;
  toast: { title: string; text: string };
  sent: string;
};

type LeadOutcomeProps = {
  phase: LeadPhase;
  words: OutcomeWords;
  /** Another way to send it. */
  children?: ReactNode;
};

const NOTE = "mt-5 border-l-4 bg-card px-4 py-3 text-ink";

/** The result of a form, in words that stay on the page. */
export function LeadOutcome({ phase, words, children }: LeadOutcomeProps) {
  if (phase.kind === "open") return null;
  if (phase.kind === "unsent")
    return (
      <div role="alert" className={`${NOTE} border-red`}>
        <strong className="block">{words.unsent.title}</strong>
        {fill(words.unsent[phase.why], waitIn(phase))}
        {children}
      </div>
    );
  return (
    <>
      <p role="status" className={phase.kind === "stored" ? `${NOTE} border-green` : "sr-only"}>
        {phase.kind === "stored" && fill(words.sent, { reference: phase.reference })}
      </p>
      {phase.kind === "stored" && <Toast {...words.toast} close={words.close} />}
    </>
  );
}
