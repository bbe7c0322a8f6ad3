import { wordFor } from "@/lib/domain/core/fill";
import { leadFacts } from "@/lib/server/desk/lead-facts";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import type { DeskProps } from "@/components/desk/desk-words";

type LeadFactsProps = DeskProps & { detail: Pick<LeadDetail, "row" | "lead"> };

/** All fields of a lead as sent, and what marks it as spam; empty ones are left out. */
export const LeadFacts = ({ lang, words, detail }: LeadFactsProps) => {
  const flags = detail.row.flags.map((flag) => wordFor(words.flags, flag)).join(", ");
  const facts = [...leadFacts(lang, words, detail), [words.columns.flags, flags] as const];
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
