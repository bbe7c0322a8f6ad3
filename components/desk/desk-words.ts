import type { AuthWords } from "@/lib/content/en/auth";
import type { DeskWords } from "@/lib/content/en/desk";
import type { LeadWords } from "@/lib/content/en/leads";
import type { FieldWords } from "@/lib/content/slices/field-words";
import type { Answer } from "@/lib/domain/check/answers";
import type { Lang } from "@/lib/domain/core/languages";
import type { QuestionId, SectionId } from "@/lib/domain/check/sections";

/** The desk's words in the browser, and those for parsing a lead. */
export type DeskRoomWords = Omit<DeskWords, "description" | "later" | "hello"> & {
  siteName: string;
  /** What each package costs, in whole rupees. */
  packageRupees: Readonly<Record<string, number>>;
  signOutWords: Pick<AuthWords["menu"], "failed" | "unsent" | "signOutAnyway">;
  areaTitles: Readonly<Record<SectionId, string>>;
  questions: Readonly<Record<QuestionId, string>>;
  answers: Readonly<Record<Answer, string>>;
  limit: LeadWords["limit"];
  labels: FieldWords<"label">;
  choices: FieldWords<"choices">;
  phoneQuestion: LeadWords["phoneQuestion"];
  signIn: AuthWords["button"];
  problems: AuthWords["problems"];
};

/** Props of most parts of the desk. */
export type DeskProps = { lang: Lang; words: DeskRoomWords };
