import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import type { Lang } from "@/lib/domain/core/languages";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import { retryInMs } from "@/lib/browser/core/back-off";
import { writeDated, readDated } from "@/lib/browser/core/dated-store";
import { forget, onOtherTabChange } from "@/lib/browser/core/device-store";
import { type LeadReply, sendLead } from "./lead-client";
import { ONBOARDING_LEAD_KEY } from "./onboarding-keys";
import { chosenPackage, readOnboarding, saveOnboarding } from "./onboarding-store";
import { fieldsOf, type Unknowns } from "@/lib/browser/core/parse";
import { visitSource } from "@/lib/browser/core/visit-source";
import { randomUuid, visitorId } from "@/lib/browser/check/visitor-id";

/** What a visitor agreed to send us: kept until it has arrived, and after that with its number. */
type StoredLead = {
  key: string;
  /** What it says: the eight fields and the package. */
  said: Unknowns;
  /** How it came: language, version of the notice, where from. */
  how: Unknowns;
  reference: string | null;
};

/** The visitor's consent on the last step: the language and version of the notice, and the time since the first step. */
export type LeadConsent = { lang: Lang; textVersion: string; filledMs: number };

/** Where the details stand with us; "none": nothing was sent, "changed": what was sent is not what stands here now. */
export type LeadState =
  LeadReply | { kind: "none" } | { kind: "waiting" } | { kind: "changed"; reference: string };

const readLead = (): StoredLead | null => {
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
const isAbout = ({ said }: StoredLead, data: OnboardingData) =>
  JSON.stringify(said) === JSON.stringify(saidNow(data));

/**
 * Keeps the eight fields, and with a wish what is to be sent of them. The same words have the same key, so that
 * completing twice makes one lead; without a new wish nothing that still waits is sent.
 */
export const completeOnboarding = (data: OnboardingData, wish: LeadConsent | null): void => {
  saveOnboarding(data);
  const lead = readLead();
  if (wish && !(lead && isAbout(lead, data)))
    writeDated(ONBOARDING_LEAD_KEY, {
      key: randomUuid(),
      said: saidNow(data),
      how: { ...wish, source: visitSource() },
      reference: null,
    } satisfies StoredLead);
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

const sendOnce = async (): Promise<LeadState> => {
  const lead = readLead();
  const state = onboardingLeadState();
  if (!lead || state.kind !== "waiting") return state;
  // Nothing may be awaited before this call: it leaves even if the tab is closed right after the press. The server notes
  // the lead in this browser's record, made where there is none, so that its owner can read and delete it.
  const body = { ...lead.said, ...lead.how, visitorId: visitorId() };
  const reply = await sendLead("onboarding", body, lead.key);
  if (reply.kind === "unsent") return reply;
  // Completed anew meanwhile: that one is still to be sent.
  if (readLead()?.key === lead.key)
    writeDated(ONBOARDING_LEAD_KEY, { ...lead, reference: reply.reference });
  return sendOnce();
};

const listeners = new Set<() => void>();
let sending: Promise<LeadState> | null = null;

/** Sends what waits, once at a time, and tells where it stands then. Never rejects. */
export const sendOnboardingLead = (): Promise<LeadState> =>
  (sending ??= sendOnce().finally(() => (sending = null)));

/** Calls back when the lead was sent or changed, here or in another tab; returns what ends it. */
export const onLeadChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const end = onOtherTabChange(ONBOARDING_LEAD_KEY, listener);
  return () => {
    listeners.delete(listener);
    end();
  };
};

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, and again after each failure, as long as this page lives. A refusal ends it. Never rejects. */
export const keepSendingLead = async (): Promise<void> => {
  clearTimeout(timer);
  const state = await sendOnboardingLead();
  const isLater = state.kind === "unsent" && state.why !== "refused";
  const afterMs = "afterMs" in state ? state.afterMs : null;
  if (isLater) timer = setTimeout(() => void keepSendingLead(), retryInMs(failures, afterMs));
  failures = isLater ? failures + 1 : 0;
  for (const listener of listeners) listener();
};

/** Takes back what still waits on this device, and waits until nothing of it is on its way any more. */
export const dropWaitingLead = async (): Promise<void> => {
  if (readLead()?.reference === null) forget(ONBOARDING_LEAD_KEY);
  await sending;
};
