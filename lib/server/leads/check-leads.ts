import {
  checkLeadOf,
  type LeadPerson,
  withCheckLead,
  withLastCheck,
} from "@/lib/domain/leads/check-lead";
import type { Lead } from "@/lib/domain/leads/lead";
import { site } from "@/lib/content/facts/site";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { MAX_LEADS_WITH_OWN, withNotedLead } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { nameOf, phoneOf } from "@/lib/domain/leads/lead-row";
import { onboardingIdFor } from "./build-lead";
import { openCallAt } from "@/lib/domain/leads/lead-call";
import { type LeadCheck, visibleCheck } from "@/lib/domain/leads/visible-check";
import { sha256 } from "@/lib/server/core/sha256";
import { recordForOthers } from "@/lib/server/share/attempt-outcome";
import type { SessionUser } from "@/lib/server/auth/session";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

const checkIdFor = (visitorId: string): string => sha256(`check of ${visitorId}`);

/** A visitor's one lead of a kind: `ownId`, or a merged record's. Rejects with StoreUnavailable. */
export const ownLeadId = async (
  leads: Store<Lead>,
  record: VisitorRecord,
  kind: "check" | "onboarding",
  ownId: string,
): Promise<string> => {
  if (record.leads.includes(ownId)) return ownId;
  for (const id of record.leads.slice(-MAX_LEADS_WITH_OWN))
    if ((await leads.read(id).catch(nullIfUnreadable))?.kind === kind) return id;
  return ownId;
};

/** Whether one of these leads of a record has a call to come; `now` in epoch ms. Rejects with StoreUnavailable. */
export const haveCall = async (
  leads: Pick<Store<Lead>, "read">,
  ids: readonly string[],
  now: number,
): Promise<boolean> => {
  for (const id of ids) {
    const lead = await leads.read(id).catch(nullIfUnreadable);
    if (lead && (openCallAt(lead) ?? 0) > now) return true;
  }
  return false;
};

/** The record of a lead's sender for operators; null: none. Rejects with StoreUnavailable. */
export const senderOf = async (
  users: Store<VisitorRecord>,
  { visitorId }: Lead,
): Promise<VisitorRecord | null> => {
  const record = visitorId === null ? null : await users.read(visitorId).catch(nullIfUnreadable);
  return record?.mergedInto === null ? recordForOthers(record) : null;
};

/** What the desk may see of the sender's checks; null: nothing. Rejects with StoreUnavailable. */
export const visibleCheckOf = async (
  users: Store<VisitorRecord>,
  lead: Lead,
): Promise<LeadCheck | null> => {
  const record = await senderOf(users, lead);
  return record && visibleCheck(record, lead);
};

type Parts = { users: Store<VisitorRecord>; leads: Store<Lead> };

/** The person in a check's lead: the signed-in user, or nobody. */
export const personOf = (user: SessionUser | null): LeadPerson => ({
  name: user?.name ?? "",
  email: user?.email ?? "",
  phone: "",
});

const isSame = (one: VisitorRecord, other: VisitorRecord): boolean =>
  one.ownerTokenHash === other.ownerTokenHash && one.ownerUid === other.ownerUid;

const personOfForm = (form: Lead | null): LeadPerson | null =>
  form?.kind === "onboarding" && form.consent.withdrawnAt === null
    ? { name: nameOf(form), email: form.email, phone: phoneOf(form) }
    : null;

/** Shows finished checks to the desk when their owners agreed. */
export const createCheckLeads = ({ users, leads }: Parts) => ({
  /** Saves a check, noted in its record first. Safe to repeat; rejects with StoreUnavailable. */
  save: async (record: VisitorRecord, person: LeadPerson): Promise<void> => {
    if (!checkLeadOf(record, "", person)) return;
    const id = await ownLeadId(leads, record, "check", checkIdFor(record.userId));
    const noted = await users.update(record.userId, (known) =>
      known && isSame(known, record) ? withNotedLead(known, id, MAX_LEADS_WITH_OWN) : null,
    );
    if (!noted || !isSame(noted, record) || !noted.leads.includes(id)) return;
    const formId = onboardingIdFor(record.userId);
    const hasForm = noted.leads.includes(formId);
    const form = hasForm ? await leads.read(formId).catch(nullIfUnreadable) : null;
    const lead = checkLeadOf(
      noted,
      leadReference(id, site.referenceLetters),
      personOfForm(form) ?? person,
    );
    // A finished check gets its answer even where the lead of the previous one cannot be read.
    if (!lead) return;
    await leads.update(id, (known) => withCheckLead(known, lead)).catch(nullIfUnreadable);
    if (!(await users.read(record.userId))) return leads.remove(id); // its owner deleted everything meanwhile
    if (hasForm)
      await leads
        .update(formId, (known) =>
          known?.kind === "onboarding" ? withLastCheck(known, noted) : null,
        )
        .catch(nullIfUnreadable);
  },
});

export type CheckLeads = ReturnType<typeof createCheckLeads>;
