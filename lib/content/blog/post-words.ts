import type { Lang } from "@/lib/domain/core/languages";
import type { QuestionId } from "@/lib/domain/check/sections";

/** A text to copy into a chat, in both languages. */
export type ReadyMessage = Readonly<Record<Lang, string>>;

/** A link to an own page inside a text: `[words](/path)`. */
export const TEXT_LINK = /\[([^\]]+)\]\((\/[^)]*)\)/g;

/**
 * One piece of a post: a paragraph, or an object whose only key is its kind, so that content holds nothing but texts.
 * Paragraphs, lists and notes may hold such links.
 */
export type Block =
  | string
  | { heading: string }
  | { list: string[] }
  | { numbered: string[] }
  | { picture: { file: string; alt: string } }
  /** Messages to copy. */
  | { messages: { label: string; text: string }[] }
  | { table: { caption: string; head: string[]; rows: string[][] } }
  | { note: string };

/** The words of a post in one language; the facts that both share are in lib/content/facts/post-facts.ts. */
export type PostWords = {
  title: string;
  /** A shorter title, for breadcrumbs. */
  short: string;
  description: string;
  lead: string;
  body: Block[];
  /** How the post helps with a question of the check. */
  helps: Partial<Record<QuestionId, string>>;
  /** What each source says, in the order of the facts' sources. */
  sources: string[];
};
