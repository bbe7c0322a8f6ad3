import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import { fill } from "@/lib/domain/core/fill";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import type { DeskView } from "@/components/desk/use-desk-view";
import { ViewLink } from "@/components/desk/view-link";
import { useScrolledTo } from "./use-scrolled-to";
import "./desk-tabs.css";

type DeskTabsProps = {
  words: DeskRoomWords;
  view: DeskView;
  counts: DeskCounts | null;
  go: (view: DeskView) => void;
};

const TABS = ["today", "leads", "numbers", "health", "templates", "log"] as const;

/** The tab to which a view belongs. */
const tabOf = ({ kind }: DeskView) => (kind === "lead" || kind === "add" ? "leads" : kind);

/** Navigation between the desk's views; where there is no room for all, it scrolls sideways to the current one. */
export function DeskTabs({ words, view, counts, go }: DeskTabsProps) {
  const { late, tabs } = words.screens;
  const numbers: Partial<Record<(typeof TABS)[number], number>> = {
    ...(counts && { today: counts.today, leads: counts.statuses.new }),
  };
  const current = tabOf(view);
  // The counts widen the tabs.
  const nav = useScrolledTo<HTMLElement>("[aria-current]", `${current} ${counts !== null}`);
  return (
    <nav ref={nav} aria-label={words.views.label} className="desk-tabs">
      {TABS.map((kind) => (
        <ViewLink
          key={kind}
          {...{ view: { kind }, go }}
          aria-current={current === kind ? "page" : undefined}
        >
          {tabs[kind]}
          {(numbers[kind] ?? 0) > 0 && <span className="desk-tab-count"> {numbers[kind]}</span>}
          {kind === "today" && counts !== null && counts.late > 0 && (
            <span className="desk-tab-late">{fill(late, { n: counts.late })}</span>
          )}
        </ViewLink>
      ))}
    </nav>
  );
}
