import { contentIn } from "@/lib/content";
import {
  type NotificationSubject,
  isForAllOperators,
  type SiteAlert,
} from "@/lib/domain/notify/notification";
import { fill, wordFor } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { OperatorMail } from "./lead-email";
import { deskLink, type Email, type EmailPart } from "./email";
import { indianDateTime } from "@/lib/domain/core/indian-day";

type About = Extract<NotificationSubject, { kind: "notice" }>;

const NAMES = { document: "docs/production.md" };

const valuesOf = (notice: SiteAlert, lang: Lang) => ({
  ...NAMES,
  percent: "percent" in notice ? notice.percent : "",
  why: "code" in notice ? wordFor(contentIn(lang).desk.checks.reasons, notice.code) : "",
});

/** What a notice says, without what to do. */
export const alertText = (notice: SiteAlert, lang: Lang): string =>
  fill(contentIn(lang).mails.notice.notices[notice.what].text, valuesOf(notice, lang));

/** The email that tells operators of an event and of what they can do. */
export const alertEmail = (
  { notice, at }: About,
  { siteUrl, to, operators, lang }: OperatorMail,
): Email => {
  const { facts, toDo, open, notices } = contentIn(lang).mails.notice;
  const words = notices[notice.what];
  const values = valuesOf(notice, lang);
  const known: readonly (readonly [string, string | number])[] = [
    [facts.when, indianDateTime(lang, at)],
    [facts.by, "by" in notice ? notice.by : ""],
    [facts.count, "count" in notice ? notice.count : ""],
  ];
  const part = (kind: "title" | "heading" | "text", text: string): EmailPart => ({
    kind,
    text: fill(text, values),
  });
  return {
    lang,
    subject: fill(words.subject, values),
    to: isForAllOperators(notice) ? [...new Set([...operators, ...to])] : to,
    replyTo: null,
    parts: [
      part("title", words.subject),
      part("text", words.text),
      {
        kind: "facts",
        facts: known.flatMap(([label, value]) => (value === "" ? [] : [[label, String(value)]])),
      },
      part("heading", toDo),
      part("text", words.toDo),
      { kind: "link", text: open, href: deskLink(siteUrl, lang) },
    ],
  };
};
