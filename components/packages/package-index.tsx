import { PACKAGES } from "@/lib/domain/check/packages";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { pricesIn } from "@/lib/content/facts/prices";

/** The packages of the page as lines of a bill: what it is for, price, and a link to each. */
export function PackageIndex({ lang }: { lang: Lang }) {
  const { packages, services } = contentIn(lang);
  const prices = pricesIn(lang);
  return (
    <nav className="max-w-prose" aria-label={services.jump}>
      <ul className="border-t border-ink [border-bottom:3px_double_var(--color-ink)]">
        {PACKAGES.map(({ id }) => (
          <li key={id} className="border-rule not-first:border-t">
            <a
              className="flex items-baseline justify-between gap-4 py-3 leading-snug hover:bg-red-wash"
              href={`#${id}`}
            >
              <span className="min-w-0 font-semibold text-red underline">{packages.plain[id]}</span>
              <strong className="text-lg">{prices[id].amount}</strong>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
