import { dayIn } from "@/components/ui/date-format";
import type { Lang } from "@/lib/domain/core/languages";
import type { CheckWords } from "@/lib/content/slices/check-words";

/** What stands above a result on paper. */
export type SheetFacts = {
  shop: string | null;
  /** When its last question was answered, epoch ms. */
  answeredAt: number;
};

type SheetHeadProps = { lang: Lang; words: CheckWords; facts: SheetFacts };

/** On paper only: what this is, whose shop it is about, and of which day. */
export function SheetHead({ lang, words, facts: { shop, answeredAt } }: SheetHeadProps) {
  const { sheet } = words.result;
  return (
    <div className="sheet-head hidden border-b-3 border-double border-red pb-2 print:block">
      <p className="text-2xl font-bold">{words.report.title}</p>
      <p>
        {shop && `${sheet.shop}: ${shop} · `}
        {sheet.date}: {dayIn(lang, answeredAt)}
      </p>
    </div>
  );
}
