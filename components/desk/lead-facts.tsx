import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { fill } from "@/lib/domain/core/fill";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";
import { dayIn, momentIn } from "@/components/ui/date-format";
import type { DeskProps, DeskRoomWords } from "./desk-words";
import "./lead-facts.css";

type Fact = readonly [label: string, fact: string | null | undefined];

/** Fields that only some kinds of leads have. */
const toldIn = ({ lead }: LeadDetail, { columns, businessTypes, topics, file }: DeskRoomWords) => {
  if (lead.kind === "contact")
    return [
      [columns.businessType, lead.businessType && wordFor(businessTypes, lead.businessType)],
      [columns.kind, wordFor(topics, lead.topic)],
      [file.message, lead.message],
    ] satisfies Fact[];
  if (lead.kind === "onboarding")
    return [
      [columns.businessType, lead.businessType],
      [columns.location, lead.location],
      [columns.experience, lead.experience],
    ] satisfies Fact[];
  return lead.kind === "check" ? ([[columns.location, lead.location]] satisfies Fact[]) : [];
};

const factsOf = ({ lang, words, file }: LeadFactsProps): Fact[] => {
  const { columns, areaTitles } = words;
  const { row, lead } = file;
  const { consent, source } = lead;
  const endedAt = consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
  const agreed = { date: dayIn(lang, consent.givenAt), version: consent.textVersion };
  return [
    [columns.name, row.name],
    [columns.business, row.business],
    [columns.phone, row.phone],
    [columns.email, row.email],
    ...toldIn(file, words),
    [columns.package, PACKAGES.find(({ id }) => id === row.packageId)?.name ?? row.packageId],
    [columns.area, row.area && areaTitles[row.area]],
    [columns.lang, words.langs[row.lang]],
    [columns.source, source.utm_source],
    [columns.medium, source.utm_medium],
    [columns.campaign, source.utm_campaign],
    [columns.flags, row.flags.map((flag) => wordFor(words.flags, flag)).join(", ")],
    [columns.agreedAt, fill(words.file.agreed, agreed)],
    [columns.endedAt, endedAt === null ? null : momentIn(lang, endedAt)],
  ];
};

type LeadFactsProps = DeskProps & { file: LeadDetail };

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
