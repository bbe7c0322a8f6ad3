import { PACKAGES, type Prices } from "@/lib/domain/check/packages";

type PackageIndexProps = { label: string; prices: Prices };

/** The packages of the page as lines of a bill: name, price, and a link to each. */
export function PackageIndex({ label, prices }: PackageIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className="border-t border-ink [border-bottom:3px_double_var(--color-ink)]">
        {PACKAGES.map(({ id, name }) => (
          <li key={id} className="border-rule not-first:border-t">
            <a
              className="flex items-baseline justify-between gap-4 py-3 leading-snug hover:bg-red-wash"
              href={`#${id}`}
            >
              <span className="min-w-0 font-semibold text-red underline" lang="en">
                {name}
              </span>
              <strong className="text-lg">{prices[id].amount}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
