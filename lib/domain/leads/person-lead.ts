import { isEnded, type Lead } from "./lead";
import { openCallAt } from "./lead-call";
import {
  areaOf,
  firstWordsOf,
  isForDesk,
  isTypedIn,
  nameOf,
  packageOf,
  phoneOf,
  scoreOf,
  textOf,
} from "./lead-row";
import { leadKeptMs } from "./retention";
import { openClaim } from "./payments";
import type { DeskTexts } from "./desk-fields";
import { KNOWN, wantsOf } from "./wants";

/** A lead as its person has it: what rows, filters and counts need. Times are in epoch ms. */
export type PersonLead = DeskTexts &
  Readonly<{
    id: string;
    reference: string;
    kind: Lead["kind"];
    until: number;
    receivedAt: number;
    /** One of WANTS, KNOWN, or another release's topic. */
    wants: string;
    packageId: string | null;
    area: string | null;
    score: Readonly<{ health: number; grade: string }> | null;
    lang: Lead["lang"];
    source: string;
    firstWords: string;
    flags: readonly string[];
    isEnded: boolean;
    asks: boolean;
    callAt: number | null;
    /** Since when its sender says that it is paid, while nobody has found it or looked in vain; null: no such word. */
    claimedAt: number | null;
    /** When an operator answered it; null: not since it arrived. The desk's own: a lead does not bring it. */
    answeredAt: number | null;
  }>;

const scoreIn = (lead: Lead): PersonLead["score"] => {
  const score = scoreOf(lead);
  return score && { health: score.healthScore, grade: score.grade };
};

/** A lead as its person has it, changed at `at` (epoch ms); null: none that the desk may see. */
export const personLeadOf = (
  id: string,
  lead: Lead,
  at: number,
  known: Pick<PersonLead, "answeredAt"> | null = null,
): PersonLead | null => {
  if (lead.kind === "newsletter" || !isForDesk(lead)) return null;
  const { reference, kind, receivedAt, lang, flags } = lead;
  const answeredAt = known?.answeredAt ?? null;
  const wants = wantsOf(lead);
  return {
    id,
    reference,
    kind,
    until: at + leadKeptMs(lead),
    receivedAt,
    wants,
    packageId: packageOf(lead),
    area: areaOf(lead),
    score: scoreIn(lead),
    lang,
    source:
      lead.source.utm_source ?? (lead.kind === "contact" && isTypedIn(lead) ? lead.channel : ""),
    name: nameOf(lead).trim(),
    businessName: textOf(lead, "businessName"),
    phone: phoneOf(lead),
    email: lead.email,
    location: textOf(lead, "location"),
    firstWords: firstWordsOf(lead),
    flags,
    isEnded: isEnded(lead),
    asks: wants !== KNOWN && !isTypedIn(lead),
    callAt: openCallAt(lead),
    claimedAt: openClaim(lead)?.at ?? null,
    answeredAt: answeredAt !== null && answeredAt >= receivedAt ? answeredAt : null,
  };
};

const isLive = ({ flags, isEnded: hasEnded }: PersonLead) => flags.length === 0 && !hasEnded;

/** Whether a lead waits for its first answer: one with a call to come has a time of its own. */
export const isWaiting = (lead: PersonLead): boolean =>
  lead.asks && isLive(lead) && lead.callAt === null && lead.answeredAt === null;

/** Whether its sender says that it is paid, and nobody has looked. */
export const isClaiming = (lead: PersonLead): boolean => lead.claimedAt !== null && isLive(lead);
