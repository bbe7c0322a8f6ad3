import { contentIn } from "@/lib/content";
import { claimsIn } from "@/lib/content/facts/claims";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

/** The claims' figures under a double line, as at the end of an account, with one link to how they are counted. */
export function Claims({ lang }: { lang: Lang }) {
  const claims = claimsIn(lang);
  const { title, counted } = contentIn(lang).home.claims;
  if (claims.length === 0) return null;
  return (
    <section className="page margin-line pb-3 lg:pb-0" aria-label={title}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] border-t border-b-3 border-double border-ink md:grid-cols-[repeat(4,1fr)]">
        {claims.map(({ figure, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-rule py-3 pr-2 leading-[1.35] md:border-l md:px-6 md:py-5 md:first:border-l-0 md:first:pl-0"
          >
            <dt>{label}</dt>
            <dd className="text-[1.75rem] leading-[1.1] font-extrabold md:text-4xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <a
        className="inline-flex min-h-11 items-center text-base text-soft underline"
        href={pathIn(lang, "/about#numbers")}
      >
        {counted}
      </a>
    </section>
  );
}
