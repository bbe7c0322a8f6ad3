import { type SectionId, SECTIONS } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { POST_FACTS, type PostFacts, type PostSlug } from "@/lib/content/facts/post-facts";
import type { SheetId } from "@/lib/content/blog/sheet-facts";
import type { Block, PostWords } from "@/lib/content/blog/post-words";

export type Post = PostFacts & {
  slug: PostSlug;
  words: PostWords;
  /** The area of the check it is about. */
  area: SectionId;
};

/** The area that most of the questions a post helps with are of. */
const areaOf = ({ helps }: PostWords): SectionId => {
  const helpedIn = ({ questionIds }: (typeof SECTIONS)[number]) =>
    questionIds.filter((id) => id in helps).length;
  return [...SECTIONS].sort((a, b) => helpedIn(b) - helpedIn(a))[0]!.id;
};

/** All posts with their words in one language, the newest first. */
export const postsIn = (lang: Lang): Post[] =>
  POST_FACTS.map((facts) => {
    const words = contentIn(lang).blog.posts[facts.slug];
    return { ...facts, words, area: areaOf(words) };
  });

/** The problems that posts are about, each with its posts; together the path from one post to the next. */
export const postsByProblem = (lang: Lang) => {
  const posts = postsIn(lang);
  const problems = Object.entries(contentIn(lang).blog.problems);
  return problems.map(([id, title]) => ({
    id: id as SectionId,
    title,
    posts: posts.filter(({ area }) => area === id),
  }));
};

/** Where the first third of a post ends: at the heading from which it has more than that behind it. */
export const firstThird = (blocks: readonly Block[]): number => {
  const lengthOf = (some: readonly Block[]) => JSON.stringify(some).length;
  return blocks.findIndex(
    (block, at) =>
      typeof block === "object" &&
      "heading" in block &&
      lengthOf(blocks.slice(0, at)) > lengthOf(blocks) / 3,
  );
};

/** The headings of a post's parts, in order. */
export const headingsIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    typeof block === "object" && "heading" in block ? [block.heading] : [],
  );

/** The address of a sheet as a file for a spreadsheet, in a language. */
export const sheetFilePath = (lang: Lang, sheet: SheetId): string =>
  `/downloads/${sheet}-${lang}.csv`;
