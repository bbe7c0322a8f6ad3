import { SECTIONS } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";

/** One question of each area. */
const SHOWN = { branding: "b3", growth: "g5", operations: "o1" } as const;

/** The check's three areas, each with its drawing and one of its questions. */
export function SampleQuestions({ lang }: { lang: Lang }) {
  const { areas, home, questions } = contentIn(lang);
  const words = home.asked;
  return (
    <LedgerSection
      id="asked"
      title={words.title}
      lead={words.lead}
      drawing={<Drawing name="phone" className="mt-6 hidden w-28 lg:block" />}
    >
      <ul className="entries">
        {SECTIONS.map(({ id }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 sm:gap-x-6 sm:gap-y-1"
          >
            <Drawing name={`area-${id}`} className="w-14 sm:row-span-2 sm:w-24" />
            <p className="text-base leading-snug text-soft sm:self-end">{areas.titles[id]}</p>
            <p className="col-span-2 text-lead leading-snug font-bold text-balance sm:col-2 sm:self-start">
              {questions.wording[SHOWN[id]]}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-soft">{words.answers}</p>
    </LedgerSection>
  );
}
