import { contentIn } from "@/lib/content";
import { checkWordsIn } from "@/lib/content/slices/check-words";
import { standardAnalysis } from "@/lib/domain/check/analysis";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { Attempt, VisitorRecord } from "@/lib/domain/account/record";
import { reportText } from "@/lib/domain/check/report";
import type { Email, EmailPart } from "./email";

type Report = Extract<NotificationSubject, { kind: "report" }>;

/** A date whose day on this machine's calendar is that of India's at `at`. */
const dayInIndia = (at: number): Date =>
  new Date(`${new Date(at).toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" })}T12:00:00`);

/** The report's blocks as parts: the first is its title, in the others a line may be underlined and some are points. */
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

/**
 * The text report of a finished check, to its owner's verified address with the analysis kept for it, if that speaks the
 * language; to any other address with standard advice.
 */
const reportOf = (record: VisitorRecord, attempt: Attempt, { lang, isOwners }: Report) => {
  const { aiAnalysis, attempts } = record;
  const words = checkWordsIn(lang);
  const { answers, result, completedAt } = attempt;
  const isKept = isOwners && attempt === attempts.at(-1) && aiAnalysis?.lang === lang;
  const kept = isKept ? aiAnalysis : null;
  const analysis = kept ?? standardAnalysis(answers, result, words.analysis);
  const { yes, maybe } = words.quiz.question.answers;
  return reportText(
    { answers, result, analysis, source: kept?.source ?? "standard" },
    { ...words.report, ...words, answers: { yes, maybe } },
    dayInIndia(completedAt),
  );
};

/** The report for an owner who asked for it; null when the check is no longer kept. */
export const reportEmail = (
  record: VisitorRecord | null,
  about: Report,
  siteUrl: string,
): Email | null => {
  const attempt = record?.attempts.find(({ completedAt }) => completedAt === about.completedAt);
  if (!record || !attempt) return null;
  const { lang, email } = about;
  const words = contentIn(lang).mails.report;
  return {
    lang,
    subject: fill(words.subject, { score: attempt.result.healthScore }),
    to: [email],
    replyTo: null,
    parts: [
      ...partsOf(reportOf(record, attempt, about)),
      ...(about.isOwners ? [] : [{ kind: "text" as const, text: words.standardOnly }]),
      { kind: "link", text: words.open, href: `${siteUrl}${pathIn(lang, "/health-check")}` },
      { kind: "text", text: words.why },
    ],
  };
};
