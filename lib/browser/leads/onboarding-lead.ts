import { isLeadReference } from "@/lib/domain/leads/lead-reference";
import type { Package } from "@/lib/domain/check/packages";
import type { Lang } from "@/lib/domain/core/languages";
import type { OnboardingData } from "@/lib/domain/leads/onboarding";
import { retryInMs } from "@/lib/browser/core/api-call";
import { readDated, writeDated } from "@/lib/browser/core/dated-store";
import { forget } from "@/lib/browser/core/device-store";
import { type LeadReply, sendLead } from "./lead-client";
import { ONBOARDING_LEAD_KEY } from "@/lib/browser/core/device-keys";
import { chosenPackage, readOnboarding, saveOnboarding } from "./onboarding-store";
import { fieldsOf, type Unknowns } from "@/lib/browser/core/parse";
import { keepRequest } from "@/lib/browser/core/receipt";
import { createSignal } from "@/lib/browser/core/signal";
import { visitSource } from "@/lib/browser/core/visit-source";
import { randomUuid, visitorId } from "@/lib/browser/check/visitor-id";

/** A lead that the visitor agreed to send: stored until it is sent, and then with its reference. */
type StoredLead = {
  key: string;
  /** The lead's content: the eight fields, the package, and whether it is its order. */
  said: Unknowns;
  /** Its context: language, version of the privacy text, source. */
  how: Unknowns;
  reference: string | null;
};

/** The consent of the last step: language and version of the privacy text, and the time since the first step. */
export type LeadConsent = {
  lang: Lang;
  textVersion: string;
  filledMs: number;
};

/** The lead on the server; "none": nothing was sent, "changed": the details were edited since. */
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
  Object.entries(saidNow(data)).every(([field, value]) => said[field] === value);

/** Whether the completed details went out, or go out, as an order. */
export const isOrdered = (): boolean => {
  const lead = readLead();
  const data = readOnboarding();
  return Boolean(lead && data && lead.said["isOrder"] === true && isAbout(lead, data));
};

/** Stores the fields, and with consent the lead, as the order of a package; the same content keeps its key. */
export const completeOnboarding = (
  data: OnboardingData,
  pack: Pick<Package, "id"> | null,
  wish: LeadConsent | null,
): void => {
  saveOnboarding(data, pack && pack.id);
  const lead = readLead();
  const isSame = lead && isAbout(lead, data) && lead.how["textVersion"] === wish?.textVersion;
  if (wish && (!isSame || (pack && !isOrdered())))
    writeDated(ONBOARDING_LEAD_KEY, {
      key: randomUuid(),
      said: { ...saidNow(data), isOrder: pack !== null },
      how: { ...wish, source: visitSource() },
      reference: null,
    } satisfies StoredLead);
  else if (!wish && lead?.reference === null) forget(ONBOARDING_LEAD_KEY);
};

/** The state of the completed details on the server. */
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
  // No await before this call, so that it is sent even if the tab is closed right after the tap. The server notes the
  // lead in this browser's record (created if missing), so that its owner can read and delete it.
  const body = { ...lead.said, ...lead.how, visitorId: visitorId() };
  const reply = await sendLead("onboarding", body, lead.key);
  if (reply.kind === "unsent") return reply;
  // Completed again meanwhile: the new lead is still unsent.
  const { reference } = reply;
  if (readLead()?.key === lead.key) writeDated(ONBOARDING_LEAD_KEY, { ...lead, reference });
  if (lead.said["isOrder"] === true) keepRequest({ reference, call: null, token: "" });
  return sendOnce();
};

const changed = createSignal(ONBOARDING_LEAD_KEY);
let sending: Promise<LeadState> | null = null;

/** Sends the waiting lead, one call at a time, and resolves to its state. Never rejects. */
export const sendOnboardingLead = (): Promise<LeadState> =>
  (sending ??= sendOnce().finally(() => (sending = null)));

/** Calls back when the lead was sent or changed, here or in another tab; returns the unsubscribe function. */
export const onLeadChange = changed.subscribe;

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the waiting lead and retries after each failure while this page is open, until it is refused. Never rejects. */
export const keepSendingLead = async (): Promise<void> => {
  clearTimeout(timer);
  const state = await sendOnboardingLead();
  const isLater = state.kind === "unsent" && state.why !== "refused";
  const afterMs = "afterMs" in state ? state.afterMs : null;
  if (isLater) timer = setTimeout(() => void keepSendingLead(), retryInMs(failures, afterMs));
  failures = isLater ? failures + 1 : 0;
  changed.tell();
};

/** Deletes the unsent lead on this device, and waits for a call under way. */
export const dropWaitingLead = async (): Promise<void> => {
  if (readLead()?.reference === null) forget(ONBOARDING_LEAD_KEY);
  await sending;
};
