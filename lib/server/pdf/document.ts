import type { Band } from "@/lib/domain/check/grades";
import type { Lang } from "@/lib/domain/core/languages";

export type AnswerRow = {
  question: string;
  answer: string;
  /** Points lost, 0 to 1. */
  lost: number;
  step: { label: string; text: string };
};

/** A report as words and numbers: what is handed to the worker, which only lays it out. */
export type ReportDocument = {
  lang: Lang;
  title: string;
  ourName: string;
  shop: { label: string; name: string } | null;
  date: string;
  /** When the check was finished, epoch ms: the file's own date, so that the same report is the same file. */
  finishedAt: number;
  /** Holes {n} and {total}. */
  pageNumber: string;
  health: {
    title: string;
    headline: string;
    text: string;
    band: Band;
    /** 0-100. */
    score: number;
    scoreLabel: string;
    outOf: string;
    gradeLabel: string;
    grade: string;
  };
  areas: {
    title: string;
    text: string;
    /** `left`: share of the points, 0 to 1. */
    rows: { title: string; points: string; left: number; mark: string | null }[];
  };
  plan: {
    title: string;
    /** Instead of steps, for a check without a concern. */
    none: { text: string; questions: string[] } | null;
    /** Why step 1 is the first; "" without steps. */
    first: string;
    /** `why`: "" for none. */
    steps: Readonly<
      Record<"topic" | "minutes" | "whyLabel" | "why" | "text" | "doneLabel" | "done", string>
    >[];
    pen: string[];
  };
  offer: { title: string; lines: { text: string; isStrong: boolean; lang: Lang }[] };
  contact: { label: string; value: string; href: string }[];
  /** The chat with us; `dark`: its QR code, row by row. */
  chat: { label: string; href: string; dark: boolean[][] };
  closing: string;
  /** What an AI wrote; null where none answered. */
  analysis: { title: string; label: string; note: string; lines: string[] } | null;
  answers: {
    title: string;
    text: string;
    groups: { title: string; points: string; rows: AnswerRow[] }[];
    clear: { title: string; questions: string[] } | null;
  };
};
