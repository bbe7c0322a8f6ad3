import { contentIn } from "@/lib/content";
import { site, whatsappLink } from "@/lib/content/facts/site";
import { reportWordsIn } from "@/lib/content/slices/check-words";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { type Attempt, marksOf, type VisitorRecord } from "@/lib/domain/account/record";
import type { Outcome } from "@/lib/domain/check/quiz";
import { reportText } from "@/lib/domain/check/report";
import type { TradeSteps } from "@/lib/domain/check/step-words";
import { attemptOutcome, keptAnalysis, tradeOf } from "@/lib/server/share/attempt-outcome";
import { errorName } from "@/lib/server/core/error-text";
import { log } from "@/lib/server/core/log";
import { pdfFileName } from "@/lib/server/pdf/pdf-response";
import {
  dayInIndia,
  planDayInIndia,
  reportDocument,
  type ReportDocument,
} from "@/lib/server/pdf/report-document";
import type { ReportWorker } from "@/lib/server/pdf/report-worker";
import type { Email, EmailPart } from "./email";

type Report = Extract<NotificationSubject, { kind: "report" }>;

/** The report's blocks: an underlined first line is a heading, and lines may be list items. */
const partsOf = (text: string): EmailPart[] =>
  text
    .trim()
    .split("\n\n")
    .flatMap((block): EmailPart[] => {
      const lines = block.split("\n");
      const [first = "", second = ""] = lines;
      const isHeaded = /^(=+|-+)$/.test(second);
      const head: EmailPart[] = isHeaded
        ? [{ kind: second.startsWith("=") ? "title" : "heading", text: first }]
        : [];
      const rest = isHeaded ? lines.slice(2) : lines;
      if (rest.length === 0) return head;
      const isList = rest.every((line) => line.startsWith("- "));
      return isList
        ? [...head, { kind: "list", items: rest.map((line) => line.slice(2)) }]
        : [...head, { kind: "text", text: rest.join("\n") }];
    });

/** The owner's verified address gets the stored analysis, any other one standard advice. */
const outcomeOf = (record: VisitorRecord, attempt: Attempt, { lang, isOwners }: Report): Outcome =>
  attemptOutcome(
    lang,
    attempt,
    isOwners ? keptAnalysis(record, attempt) : null,
    marksOf(record, attempt),
  );

/** The report of a check finished then, as a text in a language. */
export const reportTextOf = (
  lang: Lang,
  outcome: Outcome,
  { completedAt }: Attempt,
  trade: TradeSteps | undefined,
): string =>
  reportText(
    (at) => planDayInIndia(lang, at),
    outcome,
    { ...reportWordsIn(lang), trade },
    dayInIndia(lang, completedAt),
  );

/** The report as a PDF; nothing while none can be made: the email has the same words, and does not wait for it. */
const fileOf = async (
  make: ReportWorker["make"],
  report: ReportDocument,
): Promise<Pick<Email, "file">> => {
  try {
    const name = pdfFileName(report.finishedAt);
    return { file: { name, type: "application/pdf", content: await make(report) } };
  } catch (error) {
    log.warn({ event: "email without its pdf", kind: errorName(error) });
    return {};
  }
};

const talkParts = (lang: Lang, siteUrl: string): EmailPart[] => {
  const { title, text, call, chat, chatText, write } = contentIn(lang).mails.report.talk;
  const { phone } = site;
  return [
    { kind: "heading", text: title },
    { kind: "text", text },
    { kind: "link", text: fill(call, { phone: phone.shown }), href: `tel:${phone.dial}` },
    { kind: "link", text: chat, href: whatsappLink(chatText) },
    { kind: "link", text: write, href: `${siteUrl}${pathIn(lang, "/contact")}` },
  ];
};

/** The email with a report, as text and as a PDF file; null when the check is no longer stored. */
export const reportEmail = async (
  record: VisitorRecord | null,
  about: Report,
  siteUrl: string,
  makePdf: ReportWorker["make"],
): Promise<Email | null> => {
  const attempt = record?.attempts.find(({ completedAt }) => completedAt === about.completedAt);
  if (!record || !attempt) return null;
  const { lang, email } = about;
  const words = contentIn(lang).mails.report;
  const outcome = outcomeOf(record, attempt, about);
  // A name that a visitor wrote must not reach a stranger in ours.
  const trade = tradeOf(lang, record);
  const shop = about.isOwners ? (record.profile.businessName ?? "") : "";
  return {
    lang,
    subject: fill(words.subject, { score: attempt.result.healthScore }),
    to: [email],
    replyTo: null,
    parts: [
      ...partsOf(reportTextOf(lang, outcome, attempt, trade)),
      ...(about.isOwners ? [] : [{ kind: "text" as const, text: words.standardOnly }]),
      ...talkParts(lang, siteUrl),
      { kind: "link", text: words.open, href: `${siteUrl}${pathIn(lang, "/health-check")}` },
      { kind: "text", text: words.why },
    ],
    ...(await fileOf(makePdf, reportDocument(lang, attempt, outcome, { shop, trade, siteUrl }))),
  };
};
