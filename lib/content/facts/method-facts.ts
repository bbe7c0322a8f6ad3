import type { MethodWords } from "@/lib/content/en/method";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { Source } from "./post-facts";

const CHECKED = "2026-11-26";

export type MethodSourceId = keyof MethodWords["sources"];

/** What was read about the practices behind the questions; what each says is in `method.sources` of both languages. */
export const METHOD_SOURCES = {
  practices: {
    title: "Measuring Business Practices in Small Firms",
    publisher: "World Bank",
    url: "https://blogs.worldbank.org/impactevaluations/measuring-business-practices-small-firms",
    checkedOn: CHECKED,
  },
  handbook: {
    title: "Improve Your Business: Handbook",
    publisher: "International Labour Office",
    published: "1986",
    url: "https://www.cd3wdproject.net/CD3WD/MISCELL/H2352E/B973_13.HTM",
    checkedOn: CHECKED,
    copyAt: "CD3WD Project",
  },
  workbook: {
    title: "Improve Your Business: Workbook",
    publisher: "International Labour Office",
    published: "1986",
    url: "https://www.cd3wdproject.org/CD3WD/MISCELL/H2353E/B_974_5.HTM",
    checkedOn: CHECKED,
    copyAt: "CD3WD Project",
  },
  maps: {
    title: "How to improve your local ranking on Google",
    publisher: "Google Business Profile Help",
    url: "https://ppc.land/how-google-business-profile-determines-local-search-rankings",
    checkedOn: CHECKED,
    copyAt: "PPC Land",
  },
  bigCustomers: {
    title: "Customer Concentration and SME Survival",
    publisher: "Teikoku Databank Center, Hitotsubashi University",
    published: "2025",
    url: "https://econpapers.repec.org/RePEc:hit:tdbcdp:e-2025-02",
    checkedOn: CHECKED,
  },
} as const satisfies Readonly<Record<MethodSourceId, Source>>;

/** The source of the practice behind each question; null: our own judgement. */
export const QUESTION_SOURCES: Readonly<Record<QuestionId, MethodSourceId | null>> = {
  b1: "handbook",
  b2: null,
  b3: "maps",
  b4: "maps",
  b5: "practices",
  g1: "workbook",
  g2: "bigCustomers",
  g3: null,
  g4: null,
  g5: "practices",
  o1: null,
  o2: "handbook",
  o3: null,
  o4: "practices",
  o5: "practices",
};
