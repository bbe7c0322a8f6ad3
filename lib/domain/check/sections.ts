/** The three sections of the check, in the order of asking (docs/product/check.md#questions). */
export const SECTIONS = [
  {
    id: "branding",
    title: "Brand Strategy & Market Position",
    questionIds: ["b1", "b2", "b3", "b4", "b5"],
  },
  {
    id: "growth",
    title: "Business Growth & Performance",
    questionIds: ["g1", "g2", "g3", "g4", "g5"],
  },
  {
    id: "operations",
    title: "Operations & Strategic Planning",
    questionIds: ["o1", "o2", "o3", "o4", "o5"],
  },
] as const;

export type Section = (typeof SECTIONS)[number];
export type SectionId = Section["id"];
export type QuestionId = Section["questionIds"][number];

export const QUESTION_IDS: readonly QuestionId[] = SECTIONS.flatMap(
  (section) => section.questionIds,
);

const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  SECTIONS.flatMap((section) => section.questionIds.map((id) => [id, section] as const)),
);

/** Whether an unchecked value is the id of one of the 15 questions. */
export const isQuestionId = (value: unknown): value is QuestionId =>
  typeof value === "string" && SECTION_OF.has(value);

/** The section a question belongs to. */
export const sectionOf = (id: QuestionId): Section => SECTION_OF.get(id)!;

/** It rises with every change of a question's text: answers to other words do not compare. */
export const QUESTIONS_VERSION = 3;

/** The day from which on this version is asked, ISO. */
export const QUESTIONS_SINCE = "2026-11-26";

/** The texts of the checks that were finished before versions were kept. */
export const FIRST_QUESTIONS_VERSION = 1;
