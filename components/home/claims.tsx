import { contentIn } from "@/lib/content";
import { claimsIn } from "@/lib/content/facts/claims";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

/** The claims' figures under a double line, as at the end of an account; each links to how it was counted. */
export function Claims({ lang }: { lang: Lang }) {
  const claims = claimsIn(lang);
  if (claims.length === 0) return null;
  return (
    <section
      className="page margin-line pb-3 lg:pb-0"
      aria-label={contentIn(lang).home.claims.title}
    >
      <dl className="totals">
        {claims.map(({ figure, label, link }) => (
          <div key={label}>
            <dt>
              {label}
              <a href={pathIn(lang, "/about#numbers")}>
                {link}
                <span className="sr-only">: {label}</span>
              </a>
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
