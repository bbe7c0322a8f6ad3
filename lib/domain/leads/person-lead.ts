import { answeredAt, isAwaitingAnswer } from "./answer-by";
import { isEnded, type Lead } from "./lead";
import { areaOf, isForDesk, packageOf } from "./lead-row";
import { openCallAt } from "./lead-call";
import { openClaim } from "./payments";
import { leadKeptMs } from "./retention";
import { wantsOf } from "./wants";

/** What lists, filters and counts need of a lead of a person. Times are in epoch ms. */
export type PersonLead = Readonly<{
  id: string;
  /** When it expires; null: never. */
  until: number | null;
  receivedAt: number;
  wants: string;
  status: string;
  nextAt: number | null;
  owner: string | null;
  packageId: string | null;
  area: string | null;
  lang: string;
  /** The utm_source; empty without one. */
  source: string;
  /** It waits for its first answer, unless another lead of the person was answered since. */
  isWaiting: boolean;
  /** When an operator last answered; null: never. */
  answeredAt: number | null;
  /** Since when its sender says that it is paid, while nobody has noted a payment or set a next step; null: no such word. */
  claimedAt: number | null;
  isSpam: boolean;
  /** We may not write or call. */
  isEnded: boolean;
  /** The half hour of a call to come; null: none. */
  callAt: number | null;
}>;

/** The time of a claim for which no payment was noted, until the lead has a next step or is lost. */
const waitingClaimAt = (lead: Lead): number | null =>
  lead.nextAt === null && lead.status !== "lost" ? (openClaim(lead)?.at ?? null) : null;

/** A lead as one of its person's, changed at `at` (epoch ms); null for one that the desk may not see. */
export const personLeadOf = (id: string, lead: Lead, at: number): PersonLead | null => {
  if (!isForDesk(lead)) return null;
  const until = at + leadKeptMs(lead);
  const answered = answeredAt(lead);
  const { receivedAt, status, nextAt, owner, lang } = lead;
  return {
    id,
    until: Number.isFinite(until) ? until : null,
    receivedAt,
    status,
    nextAt,
    owner,
    lang,
    wants: wantsOf(lead),
    packageId: packageOf(lead),
    area: areaOf(lead),
    source: lead.source.utm_source ?? "",
    isWaiting: isAwaitingAnswer(lead),
    answeredAt: Number.isFinite(answered) ? answered : null,
    claimedAt: waitingClaimAt(lead),
    isSpam: lead.flags.length > 0,
    isEnded: isEnded(lead),
    callAt: openCallAt(lead),
  };
};

/** Whether a lead is under way: we may write to the person, and nothing was won or lost. */
export const isOpen = ({ wants, status, isSpam, isEnded: hasEnded }: PersonLead): boolean =>
  !isSpam && !hasEnded && wants !== "newsletter" && status !== "won" && status !== "lost";

/** Whether an operator has taken a lead, set a next step or gone on with it. */
export const isWorkedOn = ({ status, nextAt, owner }: PersonLead): boolean =>
  status !== "new" || nextAt !== null || owner !== null;
