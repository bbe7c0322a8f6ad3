import type { AuthWords } from "@/lib/content/en/auth";
import type { DeskWords } from "@/lib/content/en/desk";
import type { LeadWords } from "@/lib/content/en/leads";
import type { Answer } from "@/lib/domain/check/answers";
import type { HelloWords } from "@/lib/domain/desk/desk-contact";
import type { Lang } from "@/lib/domain/core/languages";
import type { QuestionId, SectionId } from "@/lib/domain/check/sections";

/** What the desk says in the browser, and what it needs to read a lead. */
export type DeskRoomWords = Omit<
  DeskWords,
  "title" | "description" | "heading" | "lead" | "later" | "hello"
> & {
  /** A first sentence in the recipient's language. */
  hello: Readonly<Record<Lang, HelloWords>>;
  areaTitles: Readonly<Record<SectionId, string>>;
  questions: Readonly<Record<QuestionId, string>>;
  answers: Readonly<Record<Answer, string>>;
  businessTypes: LeadWords["businessTypes"];
  signIn: AuthWords["button"];
  problems: AuthWords["problems"];
};

/** Passed down from part to part. */
export type DeskProps = { lang: Lang; words: DeskRoomWords };
