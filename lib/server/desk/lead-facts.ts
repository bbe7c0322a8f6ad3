import type { deskWordsIn } from "@/lib/content/slices/desk-words";
import { callText } from "@/lib/domain/calls/call-text";
import { fill, inRupees } from "@/lib/domain/core/fill";
import { indianDateTime, writtenDay } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { packageName } from "@/lib/domain/check/packages";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import type { Lead } from "@/lib/domain/leads/lead";
import { wordsOf } from "@/lib/domain/leads/note-words";
import { payWayText } from "@/lib/domain/leads/payments";
import type { SharedCheck } from "@/lib/domain/leads/shared-check";
import type { LeadDetail } from "./people-desk";

type Words = ReturnType<typeof deskWordsIn>;
type Fact = readonly [label: string, fact: string];
type Facts = readonly (readonly [label: string, fact: string | false | null | undefined])[];

/** The check that came along, and the consent to that. */
const sharedFacts = (
  shared: SharedCheck | null,
  lang: Lang,
  { agreed, scoreOf, shared: label }: Words["detail"],
): Facts => {
  if (!shared) return [];
  const { consent, score } = shared;
  const { givenAt, textVersion, withdrawnAt } = consent;
  const values = score && {
    date: indianDateTime(lang, score.completedAt),
    score: score.healthScore,
    grade: score.grade,
  };
  return [
    [label.check, values && fill(scoreOf, values)],
    [label.agreed, fill(agreed, { date: indianDateTime(lang, givenAt), version: textVersion })],
    [label.ended, withdrawnAt === null ? null : indianDateTime(lang, withdrawnAt)],
  ];
};

/** What the sender said to have paid, and what came: a line each. */
const payFacts = (
  lang: Lang,
  { columns, leadPage: { actions } }: Words,
  { payClaims, payments }: Pick<LeadDetail["lead"], "payClaims" | "payments">,
): Facts => {
  const wayOf = (one: { way: string; utr: string }) => payWayText(one, actions.payWays);
  const said = payClaims.map((one) => `${indianDateTime(lang, one.at)}, ${wayOf(one)}`);
  const paid = payments.map(
    (one) => `${inRupees(one.rupees)}, ${writtenDay(one.on)}, ${wayOf(one)}`,
  );
  return [
    [columns.claims, said.join("; ")],
    [columns.payments, paid.join("; ")],
  ];
};

/** What a lead says of its sender, in words: all fields as sent, and the consent; without what is empty. */
export const leadFacts = (
  lang: Lang,
  words: Words,
  { row, lead }: Pick<LeadDetail, "row" | "lead">,
): Fact[] => {
  const { calls, columns, areaTitles, labels, choices, detail } = words;
  const { consent, source } = lead;
  const fieldFacts = (column: "person" | "business"): Facts =>
    fieldsWith("column", column).map((field) => [
      labels[field],
      wordsOf(lead as Lead, field, choices),
    ]);
  const endedAt = consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
  const agreed = { date: indianDateTime(lang, consent.givenAt), version: consent.textVersion };
  const facts: Facts = [
    ...fieldFacts("person"),
    ...fieldFacts("business"),
    ...(lead.kind === "contact" ? sharedFacts(lead.sharedCheck, lang, detail) : []),
    [columns.call, lead.kind === "contact" && lead.call && callText(lead.call, calls.one, lang)],
    [columns.package, packageName(row.packageId)],
    ...payFacts(lang, words, lead),
    [columns.area, row.area && areaTitles[row.area]],
    [columns.lang, words.langs[row.lang]],
    [columns.source, source.utm_source],
    [columns.medium, source.utm_medium],
    [columns.campaign, source.utm_campaign],
    [columns.agreedAt, fill(detail.agreed, agreed)],
    [columns.endedAt, endedAt === null ? null : indianDateTime(lang, endedAt)],
  ];
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact] as const] : []));
};
