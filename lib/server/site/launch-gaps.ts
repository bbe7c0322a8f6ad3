import { type LawId, TEXT_VERSIONS } from "@/lib/content/facts/law-text";
import { factGaps } from "@/lib/content/facts/fact-gaps";
import { site as ours } from "@/lib/content/facts/site";
import type { Site } from "@/lib/content/facts/site-schema";
import { type EnvSource, problemsIn } from "@/lib/server/core/env";
import { isPublicOrigin } from "@/lib/server/core/public-origin";

/** Variables without which the site runs, but lacks a feature; each with what to set, or what is lacking. */
const WANTED: Readonly<Record<string, string>> = {
  SITE_URL: "the public https address; build with it too",
  GROQ_API_KEY: "without it every check gets the standard advice",
  FIREBASE_PROJECT_ID: "sign-in with Google",
  FIREBASE_API_KEY: "sign-in with Google",
  FIREBASE_AUTH_DOMAIN: "sign-in with Google",
  FIREBASE_APP_ID: "sign-in with Google",
  OPERATOR_EMAILS: "who may open the desk with the leads",
  OPERATOR_SECOND_FACTOR:
    "required, once the operators have a second factor in Google's Identity Platform; optional, where their Google accounts are in a Workspace that enforces 2-step verification (admin.google.com, Security)",
  SMTP_URL: "without it leads wait in the desk and nobody is told",
  MAIL_FROM: "whom mails come from; without it none leave",
  LEADS_TO: "who is told of leads; without it nobody is",
};

const missingIn = (source: EnvSource): string[] =>
  Object.keys(WANTED).filter((name) => !source[name]?.trim());

/** Google's own machines have credentials; Cloud Run and App Hosting set K_SERVICE. */
const credentialGaps = (source: EnvSource): string[] =>
  source.FIREBASE_PROJECT_ID?.trim() &&
  !source.GOOGLE_APPLICATION_CREDENTIALS?.trim() &&
  !source.K_SERVICE
    ? [
        "GOOGLE_APPLICATION_CREDENTIALS: the key file of a service account; without it nobody can sign in outside of Google's machines",
      ]
    : [];

const inEnvironment = (source: EnvSource): string[] => [
  // A missing variable is listed once.
  ...problemsIn(source).filter((line) => !missingIn(source).includes(line.replace(/:.*/, ""))),
  ...credentialGaps(source),
  ...missingIn(source).map((name) => `${name}: ${WANTED[name]}`),
  ...(source.SITE_URL?.trim() && !isPublicOrigin(source.SITE_URL.trim())
    ? [`SITE_URL: not public; ${WANTED.SITE_URL}`]
    : []),
];

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

export type LaunchGaps = { environment: string[]; facts: string[] };

/**
 * What is missing before the site may go live, a line each: variables of the environment, and facts and confirmations
 * of site.json. Empty lists: nothing. `site` and `now` (epoch ms) are arguments for tests.
 */
export const launchGaps = (source: EnvSource, site: Site = ours, now = Date.now()): LaunchGaps => ({
  environment: inEnvironment(source),
  facts: [...factGaps(site), ...unconfirmed(site.confirmed), ...dataRules(site, now)],
});
