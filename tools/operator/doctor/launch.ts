import { factGaps } from "@/lib/content/facts/fact-gaps";
import { type LawId, TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { payFacts } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { siteFile } from "@/lib/content/facts/site-file";
import type { Site } from "@/lib/content/facts/site-schema";
import type { EnvSource } from "@/lib/server/core/env";
import { payHosts, payWaysFor } from "@/lib/domain/leads/pay-view";
import { isPublicOrigin } from "@/lib/server/site/build-facts";
import { type Finding, need } from "./finding";

/** Parts that may be off while one tries the site, and not when it is live. */
const NEEDED: readonly string[] = ["mail", "AI"];

const neededForLaunch = (finding: Finding): Finding =>
  finding.state === "off" && NEEDED.includes(finding.part)
    ? { ...finding, state: "need" }
    : finding;

/** What is missing in a usable environment, a line each. */
export const environmentGaps = ({ SITE_URL }: EnvSource): string[] =>
  isPublicOrigin(SITE_URL?.trim() ?? "")
    ? []
    : ["SITE_URL: the public https address; build with it too"];

const unconfirmed = ({ lawyerRead, backupRestored }: Site["confirmed"]): string[] => [
  ...(Object.keys(TEXT_VERSIONS) as LawId[])
    .filter((id) => lawyerRead[id] !== TEXT_VERSIONS[id])
    .map((id) => `confirmed.lawyerRead.${id}: have a lawyer read the text of ${TEXT_VERSIONS[id]}`),
  ...(backupRestored === null
    ? ["confirmed.backupRestored: restore a backup of the store once, for a trial"]
    : []),
];

/** When most duties of the data law begin; the sources name 13 or 14 May. */
const DATA_RULES_2027 = Date.UTC(2027, 4, 13);

const dataRules = ({ dataRules2027 }: Site, now: number): string[] =>
  !dataRules2027 && now >= DATA_RULES_2027
    ? [
        "dataRules2027: the data rules of May 2027 apply: read docs/decisions/041-the-data-rules-of-2027-are-a-setting.md with a lawyer, then set it to true",
      ]
    : [];

/** What has to be looked at before orders are paid; nobody here can. */
const PAYING = {
  lawyer:
    "the duties of an online order (E-Commerce Rules of 2020: what the order page, the confirmation and the site must state, when the order binds), terms, refund and privacy text",
  accountant:
    "invoice or receipt voucher first, GST on an advance, the SAC, the place of supply without a state",
} as const;

/** What is missing for payments: who has to look at them, and pages that two firms may run. */
const payGaps = (site: Site): string[] => {
  const { payingRead } = site.confirmed;
  const pay = payFacts(site);
  if (payWaysFor(pay).length === 0)
    return [
      `pay: a payment page a package, a merchant's UPI address or a bank account. Before you set one, have a lawyer look at ${PAYING.lawyer}; a CA at ${PAYING.accountant}`,
    ];
  const hosts = payHosts(pay);
  return [
    ...(hosts.length > 1
      ? [`packages: the payment pages have different hosts (${hosts.join(", ")}): is each yours?`]
      : []),
    ...(payingRead.lawyer === null
      ? [`confirmed.payingRead.lawyer: have a lawyer look at ${PAYING.lawyer}`]
      : []),
    ...(payingRead.accountant === null
      ? [`confirmed.payingRead.accountant: have a CA look at ${PAYING.accountant}`]
      : []),
  ];
};

/** The facts and confirmations that site.json lacks, a line each; `now` in epoch ms. */
export const siteGaps = (site: Site, now: number): string[] => [
  ...factGaps(site),
  ...unconfirmed(site.confirmed),
  ...payGaps(site),
  ...dataRules(site, now),
];

const LAUNCH_GROUPS = {
  open: "Cannot open without",
  law: "The law asks for",
  better: "Better with",
} as const;
type LaunchGroup = keyof typeof LAUNCH_GROUPS;

/** The facts and confirmations that a law asks for, by the beginning of their places. */
const OF_LAW =
  /^(legalName|offices|gstin|pricesIncludeGst|grievanceOfficer|dataContact|boardLink|hosting|processors|aiTerms|backup|fewHaveAccess|processorContracts|refundDays|court|claims\.|confirmed\.lawyerRead|confirmed\.payingRead|dataRules2027)/;
const BETTER = /^(pay:|author|social\.|advisers|checkReviewedBy|confirmed\.backupRestored)/;

const groupOf = ({ part, text }: Finding): LaunchGroup => {
  if (part === "AI" || part === "sign-in" || BETTER.test(text)) return "better";
  return part === "facts" && OF_LAW.test(text) ? "law" : "open";
};

/** What is missing, in groups; a group without anything is left out. */
export const launchGroups = (
  findings: readonly Finding[],
): { title: string; findings: Finding[] }[] => {
  const missing = findings.filter(({ state }) => state === "need");
  return (Object.keys(LAUNCH_GROUPS) as LaunchGroup[])
    .map((group) => ({
      title: LAUNCH_GROUPS[group],
      findings: missing.filter((finding) => groupOf(finding) === group),
    }))
    .filter((group) => group.findings.length > 0);
};

const missing = (part: string, toDo: string, lines: readonly string[]): Finding[] =>
  lines.map((text) => ({ part, toDo, ...need(text) }));

/** The findings for a site that is to go live, then what is missing in `source` and the facts. */
export const forLaunch = (tried: readonly Finding[], source: EnvSource): Finding[] => [
  ...missing("settings", "set SITE_URL, and build: npm run build", environmentGaps(source)),
  ...tried.map(neededForLaunch),
  ...missing("facts", `fill in ${siteFile()}, build again, restart`, siteGaps(site, Date.now())),
];
