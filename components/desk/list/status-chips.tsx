import type { DeskCounts } from "@/lib/domain/leads/desk-counts";
import { LEAD_STATUSES } from "@/lib/domain/leads/lead-notes";
import { deskHref, type ListQuery } from "@/lib/server/desk/list-choice";
import type { DeskProps } from "@/components/desk/desk-words";

type StatusChipsProps = DeskProps & { counts: DeskCounts; query: ListQuery };

/** The list by status or by who has it, with how many there are; the other filters stay. */
export function StatusChips({ lang, words, counts, query }: StatusChipsProps) {
  const { owners, spam, chips } = words.screens.list;
  const { status, owner, spam: marks, ...rest } = query;
  const options = [
    { name: words.filter.any, isOn: !status && !owner && marks !== "only", next: rest },
    ...LEAD_STATUSES.map((one) => ({
      ...{ name: words.statuses[one], n: counts.statuses[one], isOn: status === one },
      next: { ...rest, status: one },
    })),
    ...(["me", "nobody"] as const).map((one) => ({
      ...{ name: owners[one], isOn: owner === one },
      next: { ...rest, owner: one },
    })),
    {
      ...{ name: spam, n: counts.spam, isOn: marks === "only" },
      next: { ...rest, spam: "only" as const },
    },
  ];
  return (
    <nav aria-label={chips} className="desk-chips status-chips">
      {options.map(({ name, isOn, next, ...more }) => (
        <a
          key={name}
          className="desk-chip"
          aria-current={isOn ? "true" : undefined}
          href={deskHref(lang, "/leads", next)}
        >
          {name}
          {"n" in more && <strong>{more.n}</strong>}
        </a>
      ))}
    </nav>
  );
}
