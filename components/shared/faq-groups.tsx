import type { FaqGroup } from "@/lib/content/slices/faq-in";
import { FaqEntries } from "./faq";

type FaqGroupsProps = { label: string; groups: readonly FaqGroup[] };

/** All questions in groups, beside an index of the groups that stays in view on a wide screen. */
export function FaqGroups({ label, groups }: FaqGroupsProps) {
  return (
    <div className="page margin-line ledger-columns">
      <nav className="ledger-head" aria-label={label}>
        <ul className="entries lg:sticky lg:top-8">
          {groups.map(({ id, title, items }) => (
            <li key={id} className="py-0!">
              <a
                className="flex min-h-12 items-center justify-between gap-4 font-semibold text-red underline"
                href={`#${id}`}
              >
                {title}
                <span className="text-soft no-underline">{items.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ledger-body flex flex-col gap-12">
        {groups.map(({ id, title, items }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="mb-4 scroll-mt-8">
              {title}
            </h2>
            <FaqEntries items={items} />
          </section>
        ))}
      </div>
    </div>
  );
}
