import { type SectionId, SECTIONS } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { POST_FACTS, type PostFacts, type PostSlug } from "@/lib/content/facts/post-facts";
import type { SheetId } from "@/lib/content/blog/sheet-facts";
import type { PostWords } from "@/lib/content/blog/post-words";

export type Post = PostFacts & { slug: PostSlug; words: PostWords };

/** All posts with their words in one language, the newest first. */
export const postsIn = (lang: Lang): Post[] =>
  POST_FACTS.map((facts) => ({ ...facts, words: contentIn(lang).blog.posts[facts.slug] }));

/** The area of the check that a post is about: most of the questions it helps with are of it. */
export const areaOf = ({ words }: Post): SectionId => {
  const helpedIn = (section: (typeof SECTIONS)[number]) =>
    section.questionIds.filter((id) => id in words.helps).length;
  return SECTIONS.toSorted((a, b) => helpedIn(b) - helpedIn(a))[0]!.id;
};

/** The address of a sheet as a file for a spreadsheet, in a language. */
export const sheetFilePath = (lang: Lang, sheet: SheetId): string =>
  `/downloads/${sheet}-${lang}.csv`;
