import { contentIn } from "@/lib/content";
import { postPath } from "@/lib/content/facts/public-pages";
import { type Post, postsByProblem } from "@/lib/content/slices/posts";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { LedgerSection } from "@/components/shared/ledger-section";

/** A link to the post after this one: of the same problem, after its last one of the next problem. */
export function NextPost({ lang, post }: { lang: Lang; post: Post }) {
  const { next, problems } = contentIn(lang).blog;
  const path = postsByProblem(lang).flatMap(({ posts }) => posts);
  const at = path.findIndex(({ slug }) => slug === post.slug);
  const { area, slug, words } = path[(at + 1) % path.length]!;
  return (
    <LedgerSection id="next" title={next} lead={problems[area]}>
      <p>
        <a className="text-xl font-bold text-red underline" href={pathIn(lang, postPath(slug))}>
          {words.title}
        </a>
      </p>
      <p className="mt-2 max-w-prose">{words.description}</p>
    </LedgerSection>
  );
}
