import type { Lang } from "@/lib/domain/core/languages";
import type { QuestionId } from "@/lib/domain/check/sections";

/** A text to copy into a chat: it stands in both languages, whatever the language of the page. */
export type ReadyMessage = Readonly<Record<Lang, string>>;

/** One piece of a post; its only key says what it is, so that content stays texts and nothing else. */
export type Block =
  | { heading: string }
  | { paragraph: string }
  | { list: string[] }
  | { numbered: string[] }
  | { message: ReadyMessage & { label: string } }
  | { table: { caption: string; head: string[]; rows: string[][] } }
  | { note: string };

/** The words of a post in one language; what is the same in both stands in lib/content/facts/post-facts.ts. */
export type PostWords = {
  title: string;
  /** Shorter than the title, for a path that names the page. */
  short: string;
  description: string;
  lead: string;
  body: Block[];
  download: string;
  /** What the post does for a question of the check. */
  helps: Partial<Record<QuestionId, string>>;
  /** What was read in each source, in the order of the facts' sources. */
  sources: string[];
};
