import { contentIn } from "@/lib/content";
import type { Post } from "@/lib/content/slices/posts";
import { QUESTION_IDS, sectionOf } from "@/lib/domain/check/sections";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { Drawing } from "@/components/shared/drawing";
import { LedgerSection } from "@/components/shared/ledger-section";

/** The questions of the check that a post helps with, each linked to its place on the check's page. */
export function PostHelps({ lang, post }: { lang: Lang; post: Post }) {
  const { blog, questions } = contentIn(lang);
  const { helps } = post.words;
  return (
    <LedgerSection id="helps" title={blog.helps.title} lead={blog.helps.lead}>
      <ul className="entries">
        {QUESTION_IDS.filter((id) => helps[id]).map((id) => (
          <li key={id} className="flex items-start gap-4">
            <Drawing name={`area-${sectionOf(id).id}`} className="mt-1 w-12" />
            <div>
              <a className="text-link" href={pathIn(lang, `/health-check#${id}`)}>
                {questions.wording[id]}
              </a>
              <p>{helps[id]}</p>
            </div>
          </li>
        ))}
      </ul>
    </LedgerSection>
  );
}
