import { contentIn } from "@/lib/content";
import { MARGIN_SHEET } from "@/lib/content/blog/sheet-facts";
import type { Lang } from "@/lib/domain/core/languages";
import { SheetPart } from "@/components/sheets/sheet-part";

/** On paper only: lines for more items than the tool works out at once. */
export function ToolPaper({ lang }: { lang: Lang }) {
  const { sheets, tools } = contentIn(lang);
  return (
    <div className="hidden print:block">
      <h2 className="text-xl">{tools.paper}</h2>
      <SheetPart facts={MARGIN_SHEET} words={{ columns: tools.items }} cell={sheets.cell} />
    </div>
  );
}
