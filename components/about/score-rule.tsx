import type { AboutWords } from "@/lib/content/en/about";
import { LedgerSection } from "@/components/shared/ledger-section";
import { TextList } from "@/components/shared/text-list";

/** How the score is worked out, by a rule to follow with a pencil. */
export function ScoreRule({ words }: { words: AboutWords["score"] }) {
  return (
    <LedgerSection id="score" title={words.title} lead={words.lead}>
      <p className="border-y border-ink py-4 text-lead font-bold">{words.formula}</p>
      <TextList items={words.points} />
    </LedgerSection>
  );
}
