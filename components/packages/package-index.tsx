import { besidePrice, PACKAGES, type Prices } from "@/lib/domain/check/packages";
import type { PackagesWords } from "@/lib/content/en/packages";

type PackageIndexProps = {
  label: string;
  notes: PackagesWords["notes"];
  prices: Prices;
  /** A note on all prices. */
  below: string;
};

/**
 * The packages of the page as lines of a bill: name, price, and a link to each. They use Link, because Next does not
 * know the history entry of a plain anchor: going back to it from another page would leave that page on the screen.
 */
export function PackageIndex({ label, notes, prices, below }: PackageIndexProps) {
  return (
    <nav className="page margin-line py-6 lg:py-8" aria-label={label}>
      <ul className="border-t border-ink [border-bottom:3px_double_var(--color-ink)]">
        {PACKAGES.map(({ id, name }) => (
          <li key={id} className="border-rule not-first:border-t">
            <a
              className="block py-3 leading-snug hover:bg-red-wash sm:flex sm:items-baseline sm:justify-between sm:gap-4"
              href={`#${id}`}
            >
              <span className="font-semibold text-red underline" lang="en">
                {name}
              </span>
              <span className="mt-1 block sm:mt-0 sm:text-right">
                <strong>{prices[id].amount}</strong>
                <span className="block text-base text-soft sm:inline">
                  {" "}
                  {besidePrice(prices[id], notes[id])}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-base text-soft">{below}</p>
    </nav>
  );
}
