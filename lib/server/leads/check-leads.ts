import {
  checkLeadOf,
  type LeadPerson,
  withCheckLead,
  withLastCheck,
} from "@/lib/domain/leads/check-lead";
import type { Lead } from "@/lib/domain/leads/lead";
import { leadReference } from "@/lib/domain/leads/lead-reference";
import { MAX_LEADS_WITH_OWN, withNotedLead } from "@/lib/domain/account/ownership";
import type { VisitorRecord } from "@/lib/domain/account/record";
import { nameOf, phoneOf } from "@/lib/domain/leads/lead-row";
import { onboardingIdFor } from "./build-lead";
import { checkIdFor, ownLeadId } from "./own-leads";
import type { SessionUser } from "@/lib/server/auth/session";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = { users: Store<VisitorRecord>; leads: Store<Lead> };

/** The person in a check's lead: the signed-in user, or nobody. */
export const personOf = (user: SessionUser | null): LeadPerson => ({
  name: user?.name ?? "",
  email: user?.email ?? "",
  phone: "",
});

const isSame = (one: VisitorRecord, other: VisitorRecord): boolean =>
  one.ownerTokenHash === other.ownerTokenHash && one.ownerUid === other.ownerUid;

/** The person of a Get Started form; null for one that was withdrawn. */
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
    const lead = checkLeadOf(noted, leadReference(id), personOfForm(form) ?? person);
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
