import { contentIn } from "@/lib/content";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { CompleteAnswers } from "@/lib/domain/check/answers";
import { SAMPLE_ANSWERS } from "@/lib/domain/check/sample-answers";
import { quizResult } from "@/lib/domain/check/scoring";
import type { Lang } from "@/lib/domain/core/languages";
import type { ReportDocument } from "@/lib/server/pdf/report-document";
import { reportDocument } from "@/lib/server/pdf/report-document";

const FINISHED = Date.parse("2026-11-21T06:00:00Z");

/** The report of a check with standard advice, by default of 21 November 2026. */
export const aReport = (
  lang: Lang,
  {
    answers = SAMPLE_ANSWERS,
    shop = "Sharma Stores",
    finishedAt = FINISHED,
  }: { answers?: CompleteAnswers; shop?: string; finishedAt?: number } = {},
): ReportDocument => {
  const result = quizResult(answers);
  const analysis = standardAnalysis(answers, result, contentIn(lang).analysis);
  const outcome = { answers, result, analysis, source: "standard" } as const;
  return reportDocument(lang, { completedAt: finishedAt }, outcome, {
    shop,
    trade: undefined,
    siteUrl: "https://site.example",
  });
};

/** Words that PDF tools get wrong: conjuncts, reph, i-matra, nukta, chandrabindu, and several at once. */
export const HARD_WORDS = [
  "कार्रवाई",
  "विज्ञापन",
  "ग्राहकों",
  "दर्शकों",
  "मार्केटप्लेस",
  "क़र्ज़",
  "ज़िम्मेदारी",
  "रिश्तेदार",
  "हफ़्तों",
  "पूँजी",
  "मुनाफ़ा",
  "स्टॉक",
  "प्रतिस्पर्धा",
  "राष्ट्रीय",
  "श्रृंखला",
  "विद्यार्थी",
  "क्षेत्र",
  "ज्ञान",
  "श्रीमती",
  "द्वितीय",
  "उद्योग",
  "चिट्ठी",
  "बिल्कुल",
  "अर्थव्यवस्था",
  "निर्भरता",
  "आर्थिक",
  "हिंदुस्तान",
  "फ़र्नीचर",
  "ढूँढ़ना",
  "पर्ची",
  "ट्रैक्टर",
  "किस्तें",
] as const;
