import type { DeskCounts } from "@/lib/domain/leads/people-lists";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { DeskProps } from "@/components/desk/desk-words";

/** The tabs with their pages. */
const TABS = {
  today: "/desk",
  people: "/desk/people",
  calls: "/desk/calls",
  money: "/desk/money",
  more: "/desk/more",
} as const;
export type DeskTab = keyof typeof TABS;

const DESK_TABS = Object.keys(TABS) as DeskTab[];

type DeskTabsProps = DeskProps & { tab: DeskTab; counts: DeskCounts | null };

/** Navigation between the desk's pages, in one line. */
export function DeskTabs({ lang, words, tab, counts }: DeskTabsProps) {
  const { late, tabs } = words.screens;
  const numbers: Partial<Record<DeskTab, number>> = counts
    ? { today: counts.answer + counts.owing + counts.due }
    : {};
  return (
    <nav aria-label={words.views.label} className="desk-tabs">
      {DESK_TABS.map((one) => (
        <a key={one} href={pathIn(lang, TABS[one])} aria-current={one === tab ? "page" : undefined}>
          {tabs[one]}
          {(numbers[one] ?? 0) > 0 && <span className="font-normal"> {numbers[one]}</span>}
          {one === "today" && counts !== null && counts.late > 0 && (
            <span className="rounded-sm bg-red px-1.5 text-[0.9375rem] text-white max-sm:sr-only">
              {fill(late, { n: counts.late })}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}
