import type { deskWordsIn } from "@/lib/content/slices/desk-words";
import { callText } from "@/lib/domain/calls/call-text";
import { fill } from "@/lib/domain/core/fill";
import { indianDateTime } from "@/lib/domain/core/indian-day";
import type { Lang } from "@/lib/domain/core/languages";
import { namedSource, type Partner } from "@/lib/domain/desk/partners";
import { packageName } from "@/lib/domain/check/packages";
import type { Lead } from "@/lib/domain/leads/lead";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import { areaOf, isTypedIn, packageOf } from "@/lib/domain/leads/lead-row";
import { wordsOf } from "@/lib/domain/leads/note-words";
import type { Shown } from "@/lib/domain/leads/outgoing-lead";
import { payWayText } from "@/lib/domain/leads/payments";
import type { SharedCheck } from "@/lib/domain/leads/shared-check";
import { KNOWN, wantsOf } from "@/lib/domain/leads/wants";

type Words = ReturnType<typeof deskWordsIn>;
type Fact = readonly [label: string, fact: string];
type Facts = readonly (readonly [label: string, fact: string | false | null | undefined])[];

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

const consentText = (
  lang: Lang,
  lead: Lead,
  { agreed, listed, spoken }: Words["detail"],
): string => {
  const { givenAt, textVersion } = lead.consent;
  const date = indianDateTime(lang, givenAt);
  if (wantsOf(lead) === KNOWN) return fill(listed, { date });
  return isTypedIn(lead) ? fill(spoken, { date }) : fill(agreed, { date, version: textVersion });
};

/** What a lead says of its sender, in words: all fields as sent, and the consent; without what is empty. The source by the name of its partner. */
export const leadFacts = (
  lang: Lang,
  words: Words,
  shown: Shown<Lead>,
  partners: readonly Partner[] = [],
): Fact[] => {
  const { calls, columns, areaTitles, labels, choices, detail, person } = words;
  const lead = shown as Lead;
  const { consent, source } = lead;
  const fieldFacts = (column: "person" | "business"): Facts =>
    fieldsWith("column", column).map((field) => [labels[field], wordsOf(lead, field, choices)]);
  const claims = lead.payClaims.map(
    (claim) => `${indianDateTime(lang, claim.at)}, ${payWayText(claim, person.actions.payWays)}`,
  );
  const endedAt = consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
  const area = areaOf(lead);
  const facts: Facts = [
    ...fieldFacts("person"),
    ...fieldFacts("business"),
    ...(lead.kind === "contact" ? sharedFacts(lead.sharedCheck, lang, detail) : []),
    [columns.call, lead.kind === "contact" && lead.call && callText(lead.call, calls.one, lang)],
    [columns.package, packageName(packageOf(lead))],
    [columns.claims, claims.join("; ")],
    [columns.area, area && areaTitles[area]],
    [columns.lang, words.langs[lead.lang]],
    [columns.source, source.utm_source && namedSource(source.utm_source, partners)],
    [columns.medium, source.utm_medium],
    [columns.campaign, source.utm_campaign],
    [columns.agreedAt, consentText(lang, lead, detail)],
    [columns.endedAt, endedAt === null ? null : indianDateTime(lang, endedAt)],
  ];
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact] as const] : []));
};
