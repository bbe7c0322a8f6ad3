import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import { useScrolledTo } from "@/components/desk/frame/use-scrolled-to";

type StatusChipsProps = {
  words: DeskRoomWords;
  counts: DeskCounts | null;
  filter: DeskFilter;
  onChoose: (filter: DeskFilter) => void;
};

/** A tap for each status with its number, for one's own leads, and for the marked ones; a phone scrolls them sideways. */
export function StatusChips({ words, counts, filter, onChoose }: StatusChipsProps) {
  const { all, owners, flagged, chips } = words.screens.list;
  const { status, owner, flagged: marks, ...rest } = filter;
  const isFlagged = marks === "only";
  const options = [
    { name: all, n: null, isOn: !status && !owner && !isFlagged, next: rest },
    ...LEAD_STATUSES.map((one) => ({
      name: words.statuses[one],
      n: counts?.statuses[one] ?? null,
      isOn: status === one,
      next: { ...rest, status: one },
    })),
    ...(["me", "nobody"] as const).map((one) => ({
      name: owners[one],
      n: null,
      isOn: owner === one,
      next: { ...rest, owner: one },
    })),
    {
      name: flagged,
      n: counts?.flagged ?? null,
      isOn: isFlagged,
      next: { ...rest, flagged: "only" as const },
    },
  ];
  const chosen = options.findIndex(({ isOn }) => isOn);
  const key = `${chosen} ${counts !== null}`;
  const bar = useScrolledTo<HTMLDivElement>("[aria-pressed=true]", key);
  return (
    <div ref={bar} role="group" aria-label={chips} className="desk-chips status-chips">
      {options.map(({ name, n, isOn, next }) => (
        <button
          key={name}
          type="button"
          className="desk-chip"
          aria-pressed={isOn}
          onClick={() => onChoose(next)}
        >
          {name}
          {n !== null && <strong>{n}</strong>}
        </button>
      ))}
    </div>
  );
}
