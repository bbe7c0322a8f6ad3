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
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] border-t border-b-3 border-double border-ink md:grid-cols-[repeat(4,1fr)]">
        {claims.map(({ figure, label, link }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-rule pt-3 pr-2 leading-[1.35] md:border-l md:px-6 md:py-5 md:first:border-l-0 md:first:pl-0"
          >
            <dt>
              {label}
              <a
                className="flex min-h-11 items-center text-base leading-[1.35] text-soft underline"
                href={pathIn(lang, "/about#numbers")}
              >
                {link}
                <span className="sr-only">: {label}</span>
              </a>
            </dt>
            <dd className="text-[1.75rem] leading-[1.1] font-extrabold md:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
