import type { Cursor } from "@/lib/browser/desk/desk-client";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import { shortDayIn } from "@/components/ui/date-format";
import { Button } from "@/components/ui/button";
import { LeadLink } from "./lead-link";
import type { DeskView } from "./use-desk-view";
import type { LeadList } from "./use-lead-list";
import type { DeskProps } from "./desk-words";

type LeadRowsProps = DeskProps & {
  list: LeadList;
  /** Some stored leads cannot be read: an empty result does not mean that there is none. */
  isPartial: boolean;
  go: (view: DeskView) => void;
  onMore: () => void;
};

/** The list, and how far the search got. */
export function LeadRows({ lang, words, list, isPartial, go, onMore }: LeadRowsProps) {
  const { rows, next, state } = list;
  const isDone = state === "done";
  const progress = (cursor: Cursor | null): string => {
    if (state === "searching")
      return cursor
        ? fill(words.list.searching, { date: shortDayIn(lang, cursor.at) })
        : words.loading;
    if (!isDone) return "";
    if (rows.length > 0) return fill(words.list.count, { n: rows.length });
    return isPartial ? words.list.noneHere : words.list.none;
  };
  return (
    <>
      {rows.length > 0 && (
        <ul className="entries">
          {rows.map((row: LeadRow) => (
            <li key={row.id}>
              <LeadLink {...{ lang, words, row, go }} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-4 text-soft">
        {progress(next)}
      </p>
      {isDone && next && (
        <Button className="mt-4" onClick={onMore}>
          {words.list.more}
        </Button>
      )}
    </>
  );
}
