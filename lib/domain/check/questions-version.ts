/**
 * The version of the question texts, kept with each finished check: answers to other words do not compare. It rises
 * with every change of a question's text in either language (docs/product/check.md#questions).
 */
export const QUESTIONS_VERSION = 3;

/** The day from which on this version is asked, ISO. */
export const QUESTIONS_SINCE = "2026-11-26";

/** The texts of the checks that were finished before versions were kept. */
export const FIRST_QUESTIONS_VERSION = 1;
