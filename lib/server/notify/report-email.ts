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

/** A date whose day in this machine's time zone is the day in India at `at`. */
const dayInIndia = (at: number): Date =>
  new Date(`${new Date(at).toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" })}T12:00:00`);

/**
 * The report's blocks as parts: the first is its title; in the others an underlined first line becomes a heading, and
 * lines may be list items.
 */
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
 * The text report of a finished check. The owner's verified address gets the stored analysis, if it is in this
 * language; any other address gets standard advice.
 */
const reportOf = (record: VisitorRecord, attempt: Attempt, { lang, isOwners }: Report) => {
  const { aiAnalysis, attempts } = record;
  const words = checkWordsIn(lang);
  const { answers, result, completedAt } = attempt;
  const isKept = isOwners && attempt === attempts.at(-1) && aiAnalysis?.lang === lang;
  const kept = isKept ? aiAnalysis : null;
  const analysis = kept ?? standardAnalysis(answers, result, contentIn(lang).analysis);
  const { yes, maybe } = words.quiz.question.answers;
  return reportText(
    { answers, result, analysis, source: kept?.source ?? "standard" },
    { ...words.report, ...words, answers: { yes, maybe } },
    dayInIndia(completedAt),
  );
};

/** The email with a report; null when the check is no longer stored. */
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
