import type { SectionId } from "@/lib/domain/check/sections";
import type { HomeWords } from "@/lib/content/en/home";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";

type SampleQuestionsProps = {
  words: HomeWords["asked"];
  /** One question of each area. */
  areas: ReadonlyArray<{ id: SectionId; title: string; question: string }>;
};

/** The check's three areas, each with its drawing and one of its questions. */
export function SampleQuestions({ words, areas }: SampleQuestionsProps) {
  return (
    <LedgerSection
      id="asked"
      title={words.title}
      lead={words.lead}
      drawing={<Drawing name="phone" className="mt-6 hidden w-28 lg:block" />}
    >
      <ul className="entries">
        {areas.map(({ id, title, question }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:gap-x-6 sm:gap-y-1"
          >
            <Drawing name={`area-${id}`} className="w-14 sm:row-span-2 sm:w-24" />
            <p className="text-base leading-snug text-soft sm:self-end">{title}</p>
            <p className="col-span-2 text-lead leading-snug font-bold text-balance sm:col-2 sm:self-start">
              {question}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-soft">{words.answers}</p>
    </LedgerSection>
  );
}
