import { isLeadReference } from "@/lib/domain/lead-reference";
import type { Lang } from "@/lib/domain/languages";
import type { OnboardingData } from "@/lib/domain/onboarding";
import { keepDated, readDated } from "./dated-store";
import { forget } from "./device-store";
import { type LeadReply, sendLead } from "./lead-client";
import { ONBOARDING_LEAD_KEY } from "./onboarding-keys";
import { chosenPackage, readOnboarding, saveOnboarding } from "./onboarding-store";
import { flush } from "./outbox";
import { fieldsOf, type Unknowns } from "./parse";
import { visitSource } from "./visit-source";
import { randomUuid, visitorId } from "./visitor-id";

/** What a visitor agreed to send us: kept until it has arrived, and after that with its number. */
type KeptLead = {
  key: string;
  /** What it says: the eight fields and the package. */
  said: Unknowns;
  /** How it came: language, version of the notice, where from. */
  how: Unknowns;
  reference: string | null;
};

/** The visitor's consent on the last step: the language and version of the notice, and the time since the first step. */
export type SendWish = { lang: Lang; textVersion: string; filledMs: number };

/** Where the details stand with us; "none": nothing was sent, "changed": what was sent is not what stands here now. */
export type LeadState =
  LeadReply | { kind: "none" } | { kind: "waiting" } | { kind: "changed"; reference: string };

const readLead = (): KeptLead | null => {
  const fields = readDated(ONBOARDING_LEAD_KEY);
  const { key, said, how, reference } = fields ?? {};
  return typeof key === "string"
    ? {
        key,
        said: fieldsOf(said),
        how: fieldsOf(how),
        reference: isLeadReference(reference) ? reference : null,
      }
    : null;
};

const saidNow = (data: OnboardingData) => ({ ...data, package: chosenPackage() });
const isAbout = ({ said }: KeptLead, data: OnboardingData) =>
  JSON.stringify(said) === JSON.stringify(saidNow(data));

/**
 * Keeps the eight fields, and with a wish what is to be sent of them. The same words have the same key, so that
 * completing twice makes one lead; without a new wish nothing that still waits is sent.
 */
export const completeOnboarding = (data: OnboardingData, wish: SendWish | null): void => {
  saveOnboarding(data);
  const lead = readLead();
  if (wish && !(lead && isAbout(lead, data)))
    keepDated(ONBOARDING_LEAD_KEY, {
      key: randomUuid(),
      said: saidNow(data),
      how: {
        ...wish,
        source: visitSource(),
        visitorId: visitorId(),
      },
      reference: null,
    } satisfies KeptLead);
  else if (!wish && lead?.reference === null) forget(ONBOARDING_LEAD_KEY);
};

/** Where the completed details stand with us. */
export const onboardingLeadState = (): LeadState => {
  const lead = readLead();
  const data = readOnboarding();
  if (!lead || !data) return { kind: "none" };
  const { reference } = lead;
  if (reference === null) return { kind: "waiting" };
  return { kind: isAbout(lead, data) ? "stored" : "changed", reference };
};

const sendOnce = async (lang: Lang): Promise<LeadState> => {
  const lead = readLead();
  const state = onboardingLeadState();
  if (!lead || state.kind !== "waiting") return state;
  // Noted in a record of this browser, it can be read, deleted and taken back by its owner alone.
  await flush(lang);
  const reply = await sendLead("onboarding", { ...lead.said, ...lead.how }, lead.key);
  if (reply.kind === "unsent") return reply;
  // Completed anew meanwhile: that one is still to be sent.
  if (readLead()?.key === lead.key)
    keepDated(ONBOARDING_LEAD_KEY, { ...lead, reference: reply.reference });
  return sendOnce(lang);
};

let sending: Promise<LeadState> | null = null;

/** Sends what waits, once at a time, and tells where it stands then. Never rejects. */
export const sendOnboardingLead = (lang: Lang): Promise<LeadState> =>
  (sending ??= sendOnce(lang).finally(() => (sending = null)));
