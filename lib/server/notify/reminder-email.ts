import { contentIn } from "@/lib/content";
import { reportWordsIn } from "@/lib/content/slices/check-words";
import { activeConsent } from "@/lib/domain/core/consent";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { sentenceCase } from "@/lib/domain/core/sentence-case";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { stepText } from "@/lib/domain/check/plan-texts";
import { daysLate, planProgress } from "@/lib/domain/check/plan-progress";
import type { NotificationSubject } from "@/lib/domain/notify/notification";
import { tradeOf } from "@/lib/server/share/attempt-outcome";
import type { Email } from "./email";

type Reminder = Extract<NotificationSubject, { kind: "reminder" }>;

/** Nothing is sent after this day from the check on, in ms. */
const LAST_MS = 37 * 24 * 60 * 60_000;

/**
 * The reminder of a plan; null when it is not to be sent: its owner has deleted the record or stopped reminders, has
 * finished another check since, has ticked every step with a day that has passed (day 8), or the last day is over.
 */
export const reminderEmail = (
  record: VisitorRecord | null,
  { completedAt, day, email, lang }: Reminder,
  { siteUrl, stopUrl, now }: { siteUrl: string; stopUrl: string; now: number },
): Email | null => {
  const attempt = record?.attempts.at(-1);
  if (!record || attempt?.completedAt !== completedAt || record.mergedInto !== null) return null;
  const consent = activeConsent(record.consents, "remind");
  if (!consent || consent.givenAt < completedAt || now > completedAt + LAST_MS) return null;
  const steps = planProgress(attempt.answers, record.plan.marks);
  const late = steps.filter((step) => daysLate(step, now) !== null);
  const shown = day === 8 ? late : steps.filter(({ doneAt }) => doneAt === null);
  if (day === 8 && late.length === 0) return null;
  const check = { ...reportWordsIn(lang), trade: tradeOf(lang, record) };
  const words = contentIn(lang).mails.reminder;
  const lines = shown.map((step) => {
    const { text, done } = stepText(step, check);
    const topic = sentenceCase(check.result.topics[step.questionId]);
    return `${topic}: ${text} ${check.result.plan.done} ${done}`;
  });
  return {
    lang,
    subject: words[day].subject,
    to: [email],
    replyTo: null,
    stopUrl,
    parts: [
      { kind: "title", text: words[day].subject },
      {
        kind: "text",
        text: fill(words[day].text, { done: steps.length - shown.length, total: steps.length }),
      },
      { kind: "list", items: lines },
      { kind: "link", text: words.open, href: `${siteUrl}${pathIn(lang, "/plan")}` },
      { kind: "text", text: words.why },
      { kind: "link", text: words.stop, href: stopUrl },
    ],
  };
};
