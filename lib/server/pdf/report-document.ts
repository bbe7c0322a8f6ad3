import { contentIn } from "@/lib/content";
import { site } from "@/lib/content/facts/site";
import { checkWordsIn, type CheckWords } from "@/lib/content/slices/check-words";
import type { ContactWords } from "@/lib/content/en/contact";
import type { Attempt } from "@/lib/domain/account/record";
import { CONCERN_POINTS } from "@/lib/domain/check/answers";
import { concernGroups } from "@/lib/domain/check/concern-groups";
import { bandOf } from "@/lib/domain/check/grades";
import { besidePrice, packageFor } from "@/lib/domain/check/packages";
import { planOf } from "@/lib/domain/check/plan";
import { planTexts } from "@/lib/domain/check/plan-texts";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern, weakestAreas } from "@/lib/domain/check/scoring";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { ownStep } from "@/lib/domain/check/step-words";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import { sentenceCase } from "@/lib/domain/core/sentence-case";
import type { ReportDocument } from "./document";

type Part = { lang: Lang; words: CheckWords; outcome: Outcome };

const dayInIndia = (lang: Lang, at: number): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, {
    timeZone: "Asia/Kolkata",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at);

const healthIn = ({ words, outcome: { result } }: Part): ReportDocument["health"] => {
  const { health } = words.quiz.results;
  const band = bandOf(result.healthScore);
  return {
    title: health.title,
    headline: words.bands[band],
    text: isWithoutConcern(result) ? health.perfect : health.bands[band],
    band,
    score: result.healthScore,
    scoreLabel: health.score,
    outOf: fill(health.outOf, { score: result.healthScore }),
    gradeLabel: health.grade,
    grade: result.grade,
  };
};

const areasIn = ({ lang, words, outcome: { result } }: Part): ReportDocument["areas"] => {
  const { none, sentence, tie, title } = words.quiz.results.priority;
  const { areas, answers } = words.result;
  const weakest = weakestAreas(result);
  const names = weakest.map(({ sectionId }) => words.areaTitles[sectionId]);
  const area = new Intl.ListFormat(lang).format(names);
  const { score, totalQuestions: total } = result.recommendation;
  const mark = weakest.length > 1 ? areas.level : areas.first;
  return {
    title,
    text: fill([none, sentence][weakest.length] ?? tie, { area, score, total }),
    rows: result.sectionScores.map((section) => ({
      title: words.areaTitles[section.sectionId],
      points: fill(answers.points, { score: section.score, total: section.totalQuestions }),
      lost: section.score / section.totalQuestions,
      mark: weakest.includes(section) ? mark : null,
    })),
  };
};

const planIn = ({ words, outcome }: Part): ReportDocument["plan"] => {
  const { firstSteps } = words.quiz.results;
  const { plan, sheet, topics } = words.result;
  const none = { text: firstSteps.none, questions: Object.values(firstSteps.sure) };
  return {
    title: firstSteps.title,
    none: isWithoutConcern(outcome.result) ? none : null,
    steps: planTexts(outcome, words).map(({ questionId, minutes, text, done }) => ({
      topic: sentenceCase(topics[questionId]),
      minutes: fill(plan.minutes, { n: minutes }),
      text,
      doneLabel: plan.done,
      done,
    })),
    pen: [sheet.who, sheet.by, sheet.done],
  };
};

/** The package by the rules of the result on the screen: none for a check without a concern. */
const offerIn = ({ lang, words, outcome: { result } }: Part): ReportDocument["offer"] => {
  const { offer } = words.quiz.results;
  const { sectionId, recommendedPackage } = result.recommendation;
  const said = (text: string, isStrong = false, of = lang) => ({ text, isStrong, lang: of });
  if (isWithoutConcern(result)) return { title: offer.title, lines: [said(offer.healthy)] };
  const pack = packageFor(sectionId);
  const price = words.prices[pack.id];
  return {
    title: offer.title,
    lines: [
      said(offer.lead),
      said(words.plain[pack.id], true),
      said(recommendedPackage, true, "en"),
      said(fill(offer.soldAs, { name: pack.name })),
      said(
        `${price.amount} · ${offer.price} · ${besidePrice(price, offer.includes[sectionId].note)}`,
      ),
    ],
  };
};

const contactIn = (
  ways: ContactWords["ways"],
  website: string,
  siteUrl: string,
): ReportDocument["contact"] => [
  { label: ways.phone, value: site.phone.shown, href: `tel:${site.phone.dial}` },
  { label: ways.email, value: site.email, href: `mailto:${site.email}` },
  { label: website, value: new URL(siteUrl).host, href: siteUrl },
];

const analysisIn = ({ words, outcome }: Part): ReportDocument["analysis"] => {
  const { analysis: said, source } = outcome;
  const text = words.quiz.results.analysis;
  const isAi = source === "ai";
  return {
    title: text.title,
    label: isAi ? text.ai : text.standard,
    note: isAi ? text.aiNote : text.standardNote,
    lines: [...new Set([...said.insights, ...said.keyFindings, said.timeline])],
  };
};

const answersIn = ({ words, outcome: { answers, result } }: Part): ReportDocument["answers"] => {
  const { why, health } = words.quiz.results;
  const { answers: text } = words.result;
  const planned = planOf(answers).map(({ questionId }) => questionId);
  const clear = QUESTION_IDS.filter((id) => answers[id] === "no");
  return {
    title: text.title,
    text: health.formula,
    groups: concernGroups(answers, result).map(({ section, concerns }) => ({
      title: words.areaTitles[section.sectionId],
      points: fill(text.points, { score: section.score, total: section.totalQuestions }),
      rows: concerns.map((concern) => {
        const at = planned.indexOf(concern.questionId);
        return {
          question: words.questions[concern.questionId],
          answer: why.answered[concern.answer],
          lost: CONCERN_POINTS[concern.answer],
          step:
            at < 0
              ? { label: `${why.firstStep}:`, text: ownStep(concern, words).text }
              : { label: fill(text.inPlan, { n: at + 1 }), text: "" },
        };
      }),
    })),
    clear:
      clear.length === 0
        ? null
        : { title: text.no, questions: clear.map((id) => words.questions[id]) },
  };
};

/**
 * The report of a finished check in a language, ready to be laid out. `shop` is the shop's name, "" if not given; the
 * caller decides whose words the outcome's analysis holds.
 */
export const reportDocument = (
  lang: Lang,
  { completedAt }: Pick<Attempt, "completedAt">,
  outcome: Outcome,
  shop: string,
  siteUrl: string,
): ReportDocument => {
  const words = checkWordsIn(lang);
  const { contact, pdf } = contentIn(lang);
  const part = { lang, words, outcome };
  const { sheet } = words.result;
  return {
    lang,
    title: words.report.title,
    ourName: site.name,
    shop: shop === "" ? null : { label: sheet.shop, name: shop },
    date: `${sheet.date}: ${dayInIndia(lang, completedAt)}`,
    finishedAt: completedAt,
    pageNumber: pdf.pageNumber,
    health: healthIn(part),
    areas: areasIn(part),
    plan: planIn(part),
    offer: offerIn(part),
    contact: contactIn(contact.ways, pdf.website, siteUrl),
    closing: words.report.closing,
    analysis: analysisIn(part),
    answers: answersIn(part),
  };
};
