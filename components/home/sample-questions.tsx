import type { HomeWords } from "@/lib/content/en/home";
import { LedgerSection } from "@/components/shared/ledger-section";

type SampleQuestionsProps = {
  words: HomeWords["asked"];
  /** One question of each area, with the numbers of the area's questions, such as "Questions 1 to 5". */
  areas: ReadonlyArray<{ title: string; range: string; question: string }>;
};

/** A real question from each of the check's three areas. */
export function SampleQuestions({ words, areas }: SampleQuestionsProps) {
  return (
    <LedgerSection id="asked" title={words.title} lead={words.lead}>
      <ul className="entries">
        {areas.map(({ title, range, question }) => (
          <li key={title}>
            <p className="flex flex-wrap justify-between gap-x-6 text-base text-soft">
              <span>{title}</span>
              <span>{range}</span>
            </p>
            <p className="mt-1 text-lead leading-snug font-bold text-balance">{question}</p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-soft">{words.answers}</p>
    </LedgerSection>
  );
}
