import { encode } from "uqr";
import { contentIn } from "@/lib/content";
import { colours, site, whatsappLink } from "@/lib/content/facts/site";
import { reportWordsIn, type FinishedCheckWords } from "@/lib/content/slices/check-words";
import type { ContactWords } from "@/lib/content/en/contact";
import type { Attempt } from "@/lib/domain/account/record";
import { becauseOf, remarksOf } from "@/lib/domain/check/remarks";
import { CONCERN_POINTS } from "@/lib/domain/check/answers";
import { concernGroups } from "@/lib/domain/check/concern-pairs";
import { bandOf } from "@/lib/domain/check/grades";
import { planTime } from "@/lib/domain/check/first-steps";
import { offeredPackage, withoutOffer } from "@/lib/domain/check/offered-package";
import { besidePrice, twoNames } from "@/lib/domain/check/packages";
import { firstReason, planNow, planOf } from "@/lib/domain/check/plan";
import { planDayFormat } from "@/lib/domain/check/plan-days";
import { planTexts, whysOf } from "@/lib/domain/check/plan-texts";
import { priorityText } from "@/lib/domain/check/priority-text";
import type { Outcome } from "@/lib/domain/check/quiz";
import { isWithoutConcern, pointsLeft, weakestAreas } from "@/lib/domain/check/scoring";
import { QUESTION_IDS } from "@/lib/domain/check/sections";
import { ownStep, type StepWords, type TradeSteps } from "@/lib/domain/check/step-words";
import { rgbOf } from "@/lib/domain/core/colours";
import { fill, sentenceCase } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

type Part = { lang: Lang; words: FinishedCheckWords & StepWords; outcome: Outcome };

/** "#rrggbb" as a PDF has it. */
const operandsOf = (colour: string): string =>
  rgbOf(colour)
    .map((part) => (part / 255).toFixed(3))
    .join(" ");

const inIndia = (lang: Lang, at: number, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${lang}-IN`, { timeZone: "Asia/Kolkata", ...format }).format(at);

/** A day in words, in India. */
export const dayInIndia = (lang: Lang, at: number): string =>
  inIndia(lang, at, { day: "numeric", month: "long", year: "numeric" });

/** A day of the plan in words, in India. */
export const planDayInIndia = (lang: Lang, at: number): string =>
  inIndia(lang, at, planDayFormat(lang));

const healthIn = ({ words, outcome: { result } }: Part) => {
  const { health } = words.quiz.results;
  const band = bandOf(result.healthScore);
  return {
    title: words.quiz.results.heading,
    headline: words.bands[band],
    band,
    score: result.healthScore,
    scoreLabel: health.score,
    outOf: fill(health.outOf, { score: result.healthScore }),
    gradeLabel: health.grade,
    grade: result.grade,
  };
};

const areasIn = ({ words, outcome: { result } }: Part) => {
  const { priority } = words.quiz.results;
  const weakest = weakestAreas(result);
  return {
    title: priority.title,
    text: priorityText(result, priority, words.areaTitles),
    rows: result.sectionScores.map((section) => {
      const { sectionId, score, totalQuestions: total } = section;
      return {
        title: words.areaTitles[sectionId],
        points: pointsLeft(section),
        left: (total - score) / total,
        mark: weakest.length === 1 && weakest.includes(section) ? words.result.priority : null,
      };
    }),
  };
};

const planIn = ({ lang, words, outcome }: Part) => {
  const { firstSteps } = words.quiz.results;
  const { plan, sheet, topics } = words.result;
  const none = { text: firstSteps.none, questions: Object.values(firstSteps.sure) };
  const steps = planTexts(outcome, words);
  const whys = whysOf(steps, outcome);
  const [first] = steps;
  return {
    title: firstSteps.title,
    none: isWithoutConcern(outcome.result) ? none : null,
    first: [
      first ? plan.first[firstReason(first)] : "",
      ...(steps.length > 1 ? [planTime(steps, words.analysis.timeline)] : []),
    ].join(" "),
    steps: steps.map(({ questionId, minutes, text, done, dueAt, doneAt }, at) => ({
      topic: sentenceCase(topics[questionId]),
      whyLabel: plan.why,
      why: whys[at] ?? "",
      minutes: fill(plan.minutes, { n: minutes }),
      text,
      doneLabel: plan.done,
      done,
      pen:
        doneAt === null
          ? [
              { label: sheet.who, value: "" },
              { label: sheet.by, value: dueAt === null ? "" : planDayInIndia(lang, dueAt) },
              { label: sheet.done, value: "" },
            ]
          : [{ label: sheet.done, value: dayInIndia(lang, doneAt) }],
    })),
  };
};

/** The package by the rules of the result on the screen: none for a check without a concern. */
const offerIn = ({ lang, words, outcome }: Part) => {
  const { offer } = words.quiz.results;
  const said = (text: string, isStrong = false, of = lang) => ({ text, isStrong, lang: of });
  const offered = offeredPackage(outcome.result, planOf(outcome.answers)[0]?.questionId);
  if (!offered) return { title: offer.title, lines: [said(withoutOffer(outcome.result, offer))] };
  const { pack, name, isQuiet } = offered;
  const printed = words.packages[pack.id]!;
  const { plain, price } = printed;
  const holes = { package: twoNames(plain, name), price: price.whole };
  if (isQuiet) return { title: offer.title, lines: [said(fill(offer.quiet, holes))] };
  return {
    title: offer.title,
    lines: [
      said(plain, true),
      said(name, true, "en"),
      said(`${price.amount} · ${offer.price} · ${besidePrice(printed)}`),
    ],
  };
};

const contactIn = (ways: ContactWords["ways"], website: string, siteUrl: string) => [
  { label: ways.phone, value: site.phone.shown, href: `tel:${site.phone.dial}` },
  { label: ways.email, value: site.email, href: `mailto:${site.email}` },
  { label: website, value: new URL(siteUrl).host, href: siteUrl },
];

const analysisIn = ({ words, outcome }: Part) => {
  const { title, ai, aiNote } = words.quiz.results.analysis;
  const lines = remarksOf(outcome).map((remark) =>
    [remark.text, ...becauseOf(remark, outcome.answers, words.result)].join(" "),
  );
  return lines.length === 0 ? null : { title, label: ai, note: aiNote, lines };
};

const answersIn = ({ words, outcome: { answers, result, marks = {} } }: Part) => {
  const { why, health } = words.quiz.results;
  const { answers: text } = words.result;
  const planned = planNow(answers, marks).steps.map(({ questionId }) => questionId);
  const clear = QUESTION_IDS.filter((id) => answers[id] === "no");
  return {
    title: text.title,
    text: health.formula,
    groups: concernGroups(answers, result).map(({ section, concerns }) => ({
      title: words.areaTitles[section.sectionId],
      points: pointsLeft(section),
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

/** The report of a finished check, ready to be laid out. `shop` is the shop's name, or "". */
export const reportDocument = (
  lang: Lang,
  { completedAt }: Pick<Attempt, "completedAt">,
  outcome: Outcome,
  {
    shop,
    trade,
    siteUrl,
    isSheet = false,
  }: { shop: string; trade: TradeSteps | undefined; siteUrl: string; isSheet?: boolean },
) => {
  const words = { ...reportWordsIn(lang), trade };
  const { contact, pdf } = contentIn(lang);
  const part = { lang, words, outcome };
  const { sheet } = words.result;
  const codeOf = (label: string, href: string) => ({
    label,
    href,
    dark: encode(href, { ecc: "M", border: 0 }).data,
  });
  return {
    lang,
    title: words.report.title,
    ourName: site.name,
    colours: {
      ink: operandsOf(colours.ink),
      soft: operandsOf(colours.soft),
      red: operandsOf(colours.accent),
    },
    shop: shop === "" ? null : { label: sheet.shop, name: shop },
    date: `${sheet.date}: ${dayInIndia(lang, completedAt)}`,
    // The file's own date, so that the same report is the same file.
    finishedAt: completedAt,
    pageNumber: pdf.pageNumber,
    health: healthIn(part),
    areas: areasIn(part),
    plan: planIn(part),
    offer: offerIn(part),
    contact: contactIn(contact.ways, pdf.website, siteUrl),
    chat: codeOf("WhatsApp", whatsappLink("")),
    /** Only the plan, for the wall, with the way to its ticks. */
    sheet: isSheet ? codeOf(pdf.ticks, siteUrl + pathIn(lang, "/health-check")) : null,
    closing: words.report.closing,
    analysis: analysisIn(part),
    answers: answersIn(part),
  };
};

/** A report as words and numbers: what is handed to the worker, which only lays it out. */
export type ReportDocument = ReturnType<typeof reportDocument>;
