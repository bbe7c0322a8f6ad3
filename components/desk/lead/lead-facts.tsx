import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { SharedCheck } from "@/lib/domain/leads/shared-check";
import { PACKAGES } from "@/lib/domain/check/packages";
import { businessTypeText, experienceText } from "@/lib/domain/leads/lead-words";
import { wordFor } from "@/lib/domain/core/word-for";
import { dayIn, momentIn } from "@/components/ui/date-format";
import type { DeskProps, DeskRoomWords } from "@/components/desk/desk-words";
import "./lead-facts.css";

type Fact = readonly [label: string, fact: string | null | undefined];

/** The check that came along, and the consent to that. */
const sharedIn = (
  shared: SharedCheck | null,
  lang: Lang,
  { agreed, scoreOf, shared: label }: DeskRoomWords["detail"],
): Fact[] => {
  if (!shared) return [];
  const { consent, score } = shared;
  const { givenAt, textVersion, withdrawnAt } = consent;
  return [
    [
      label.check,
      score &&
        fill(scoreOf, {
          date: momentIn(lang, score.completedAt),
          score: score.healthScore,
          grade: score.grade,
        }),
    ],
    [label.agreed, fill(agreed, { date: dayIn(lang, givenAt), version: textVersion })],
    [label.ended, withdrawnAt === null ? null : momentIn(lang, withdrawnAt)],
  ];
};

/** Fields that only some kinds of leads have. */
const sentFacts = ({ lang, words, detail: { lead } }: LeadFactsProps) => {
  const { columns, businessTypes, experiences, topics, detail } = words;
  const businessType = [columns.businessType, businessTypeText(lead, businessTypes)] as const;
  if (lead.kind === "contact")
    return [
      businessType,
      [columns.kind, wordFor(topics, lead.topic)],
      [detail.message, lead.message],
      ...sharedIn(lead.sharedCheck, lang, detail),
    ] satisfies Fact[];
  if (lead.kind === "onboarding")
    return [
      businessType,
      [columns.location, lead.location],
      [columns.experience, experienceText(lead, experiences)],
    ] satisfies Fact[];
  return lead.kind === "check" ? ([[columns.location, lead.location]] satisfies Fact[]) : [];
};

const factsOf = (props: LeadFactsProps): Fact[] => {
  const { lang, words, detail } = props;
  const { columns, areaTitles } = words;
  const { row, lead } = detail;
  const { consent, source } = lead;
  const endedAt = consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
  const agreed = { date: dayIn(lang, consent.givenAt), version: consent.textVersion };
  return [
    [columns.name, row.name],
    [columns.business, row.business],
    [columns.phone, row.phone],
    [columns.email, row.email],
    ...sentFacts(props),
    [columns.package, PACKAGES.find(({ id }) => id === row.packageId)?.name ?? row.packageId],
    [columns.area, row.area && areaTitles[row.area]],
    [columns.lang, words.langs[row.lang]],
    [columns.source, source.utm_source],
    [columns.medium, source.utm_medium],
    [columns.campaign, source.utm_campaign],
    [columns.flags, row.flags.map((flag) => wordFor(words.flags, flag)).join(", ")],
    [columns.agreedAt, fill(words.detail.agreed, agreed)],
    [columns.endedAt, endedAt === null ? null : momentIn(lang, endedAt)],
  ];
};

type LeadFactsProps = DeskProps & { detail: LeadDetail };

/** All fields of a lead as sent; empty ones are left out. */
export const LeadFacts = (props: LeadFactsProps) => (
  <dl className="desk-facts border-y border-ink">
    {factsOf(props)
      .filter(([, fact]) => fact)
      .map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
  </dl>
);
