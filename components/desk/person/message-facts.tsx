import { wordFor } from "@/lib/domain/core/fill";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Shown } from "@/lib/domain/leads/outgoing-lead";
import { leadFacts } from "@/lib/server/desk/lead-facts";
import type { DeskProps } from "@/components/desk/desk-words";

/** All fields of a message as sent, and what marks it as spam; empty ones are left out. */
export const MessageFacts = ({ lang, words, lead }: DeskProps & { lead: Shown<Lead> }) => {
  const flags = lead.flags.map((flag) => wordFor(words.flags, flag)).join(", ");
  const facts = [...leadFacts(lang, words, lead), [words.columns.flags, flags] as const];
  return (
    <dl className="desk-facts">
      {facts.map(
        ([label, fact]) =>
          fact !== "" && (
            <div
              key={label}
              className="border-t border-rule py-2 first:border-0 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4"
            >
              <dt className="text-soft">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
};
