import type { Content } from "@/lib/content";
import {
  areaOf,
  businessOf,
  nameOf,
  packageOf,
  phoneOf,
  scoreText,
} from "@/lib/domain/leads/lead-row";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import type { Lead } from "@/lib/domain/leads/lead";
import { PACKAGES } from "@/lib/domain/check/packages";
import { wordFor } from "@/lib/domain/core/word-for";

type Arrived = Lead & { createdAt: number; unsubscribe: string };
type Column = keyof Content["desk"]["columns"];

/** Date and time in India, in a form that every spreadsheet can sort. */
const inIndia = (at: number): string =>
  new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Kolkata" });

const noteOf = ({ at, by, status, text }: LeadNote, { desk }: Content): string =>
  [inIndia(at), by ?? desk.work.again, wordFor(desk.statuses, status), text]
    .filter(Boolean)
    .join(" · ");

const packageNameOf = (lead: Lead): string =>
  PACKAGES.find(({ id }) => id === packageOf(lead))?.name ?? packageOf(lead) ?? "";

const businessTypeOf = (lead: Lead, { leads }: Content): string => {
  if (lead.kind === "onboarding") return lead.businessType;
  return lead.kind === "contact" && lead.businessType
    ? wordFor(leads.businessTypes, lead.businessType)
    : "";
};

const areaNameOf = (lead: Lead, { areas }: Content): string => {
  const area = areaOf(lead);
  return area ? areas.titles[area] : "";
};

const CELLS: Readonly<Record<Column, (lead: Arrived, words: Content) => string>> = {
  reference: ({ reference }) => reference,
  arrivedAt: ({ createdAt }) => inIndia(createdAt),
  kind: ({ kind }, { desk }) => desk.kinds[kind],
  status: ({ status }, { desk }) => wordFor(desk.statuses, status),
  name: (lead) => nameOf(lead),
  business: (lead) => businessOf(lead),
  phone: (lead) => phoneOf(lead),
  email: ({ email }) => email,
  package: packageNameOf,
  area: areaNameOf,
  score: scoreText,
  businessType: businessTypeOf,
  location: (lead) => ("location" in lead ? lead.location : ""),
  experience: (lead) => (lead.kind === "onboarding" ? lead.experience : ""),
  message: (lead) => (lead.kind === "contact" ? lead.message : ""),
  notes: ({ work }, words) => work.map((entry) => noteOf(entry, words)).join("\n"),
  lang: ({ lang }, { desk }) => desk.langs[lang],
  source: ({ source }) => source.utm_source ?? "",
  medium: ({ source }) => source.utm_medium ?? "",
  campaign: ({ source }) => source.utm_campaign ?? "",
  flags: ({ flags }, { desk }) => flags.map((flag) => wordFor(desk.flags, flag)).join(", "),
  agreedAt: ({ consent }) => inIndia(consent.givenAt),
  endedAt: (lead) => {
    const endedAt = lead.consent.withdrawnAt ?? (lead.kind === "newsletter" ? lead.endedAt : null);
    return endedAt === null ? "" : inIndia(endedAt);
  },
  unsubscribe: ({ unsubscribe }) => unsubscribe,
};

const COLUMNS = Object.keys(CELLS) as Column[];

/** The column heads of the export. */
export const exportHeads = ({ desk }: Content): string[] =>
  COLUMNS.map((column) => desk.columns[column]);

/** A lead's cells, one for each head; times are India's. */
export const exportCells = (lead: Arrived, words: Content): string[] =>
  COLUMNS.map((column) => CELLS[column](lead, words));
