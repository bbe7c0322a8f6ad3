import { fill } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { SharedCheck } from "@/lib/domain/leads/shared-check";
import { PACKAGES } from "@/lib/domain/check/packages";
import { fieldsWith } from "@/lib/domain/leads/lead-fields";
import type { Lead } from "@/lib/domain/leads/lead";
import type { LeadDetail } from "@/lib/server/desk/people-desk";
import { wordsOf } from "@/lib/domain/leads/lead-words";
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

/** The fields that a form gave, and what else only some kinds of leads have. */
const fieldsIn = (
  { words, detail: { lead } }: LeadFactsProps,
  column: "person" | "business",
): Fact[] =>
  fieldsWith("column", column).map((field) => [
    words.labels[field],
    wordsOf(lead as Lead, field, words.choices),
  ]);

/** What only a message has. */
const messageIn = ({ lang, words, detail: { lead } }: LeadFactsProps): Fact[] =>
  lead.kind === "contact"
    ? sharedIn(lead.sharedCheck, lang, words.detail)
    : [];

const factsOf = (props: LeadFactsProps): Fact[] => {
  const { lang, words, detail } = props;
  const { columns, areaTitles } = words;
  const { row, lead } = detail;
  const { consent, source } = lead;
  const endedAt = consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
  const agreed = { date: dayIn(lang, consent.givenAt), version: consent.textVersion };
  return [
    ...fieldsIn(props, "person"),
    ...fieldsIn(props, "business"),
    ...messageIn(props),
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

type LeadFactsProps = DeskProps & { detail: Pick<LeadDetail, "row" | "lead"> };

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
