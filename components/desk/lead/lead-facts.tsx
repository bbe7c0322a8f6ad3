import { wordFor } from "@/lib/domain/core/word-for";
import { leadFacts } from "@/lib/server/desk/lead-facts";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import type { DeskProps } from "@/components/desk/desk-words";
import "./lead-facts.css";

type LeadFactsProps = DeskProps & { detail: Pick<LeadDetail, "row" | "lead"> };

/** All fields of a lead as sent; empty ones are left out. */
export const LeadFacts = ({ lang, words, detail }: LeadFactsProps) => {
  const { flags } = detail.row;
  const facts = leadFacts(lang, words, detail);
  return (
    <dl className="desk-facts">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
      {flags.length > 0 && (
        <div>
          <dt>{words.columns.flags}</dt>
          <dd>{flags.map((flag) => wordFor(words.flags, flag)).join(", ")}</dd>
        </div>
      )}
    </dl>
  );
};
