import { inRupees, PACKAGES } from "@/lib/domain/check/packages";
import type { PackagesWords } from "@/lib/content/en/packages";
import { MarkedPlaceholders } from "@/components/shared/marked-placeholders";

type PackageIndexProps = {
  label: string;
  notes: PackagesWords["notes"];
  /** A note on all prices. */
  below: string;
};

/**
 * The packages of the page as lines of a bill: name, price, and a link to each. They use Link, because Next does not
 * know the history entry of a plain anchor: going back to it from another page would leave that page on the screen.
 */
export function PackageIndex({ label, notes, below }: PackageIndexProps) {
  return (
    <nav className="page margin-line py-6 lg:py-8" aria-label={label}>
      <ul className="border-t border-ink [border-bottom:3px_double_var(--color-ink)]">
        {PACKAGES.map(({ id, name, priceRupees }) => (
          <li key={id} className="border-rule not-first:border-t">
            <a
              className="flex min-h-12 items-baseline justify-between gap-4 py-3 leading-snug hover:bg-red-wash"
              href={`#${id}`}
            >
              <span className="font-semibold text-red underline" lang="en">
                {name}
              </span>
              <span className="w-32 shrink-0 text-right sm:w-auto">
                <strong>{inRupees(priceRupees)}</strong>
                <span className="block text-base text-soft sm:inline"> {notes[id]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-base text-soft">
        <MarkedPlaceholders text={below} />
      </p>
    </nav>
  );
}
