import { createHash } from "node:crypto";
import { checkLeadOf, type LeadPerson, withCheckLead } from "@/lib/domain/check-lead";
import type { Lead } from "@/lib/domain/lead";
import { leadReference } from "@/lib/domain/lead-reference";
import { withLeads } from "@/lib/domain/ownership";
import type { VisitorRecord } from "@/lib/domain/record";
import type { SessionUser } from "./session";
import type { Store } from "./store/store";

type Parts = { users: Store<VisitorRecord>; leads: Store<Lead> };

/** Whom a check's lead may name: who is signed in. */
export const personOf = (user: SessionUser | null): LeadPerson => ({
  name: user?.name ?? "",
  email: user?.email ?? "",
});

const isSame = (one: VisitorRecord, other: VisitorRecord): boolean =>
  one.ownerTokenHash === other.ownerTokenHash && one.ownerUid === other.ownerUid;

/** Brings finished checks to the desk, whose owners agreed to it. */
export const createCheckLeads = ({ users, leads }: Parts) => {
  /** One lead a visitor; it may come from a record merged into this one. */
  const idFor = async ({ leads: ids, userId }: VisitorRecord): Promise<string> => {
    for (const id of ids) if ((await leads.read(id))?.kind === "check") return id;
    return createHash("sha256").update(`check of ${userId}`).digest("hex");
  };

  return {
    /**
     * Keeps a visitor's finished check as a lead, if there is one and its owner wants to hear from us. It is noted in
     * the record before it stands in the store: whatever cuts this short, a deletion finds all there is. Safe to
     * repeat; rejects with StoreUnavailable.
     */
    keep: async (record: VisitorRecord, person: LeadPerson): Promise<void> => {
      if (!checkLeadOf(record, "", person)) return;
      const id = await idFor(record);
      const noted = await users.update(record.userId, (known) =>
        known && isSame(known, record) ? withLeads(known, [id]) : null,
      );
      const lead = noted && isSame(noted, record) && checkLeadOf(noted, leadReference(id), person);
      if (lead) await leads.update(id, (known) => withCheckLead(known, lead));
    },
  };
};

export type CheckLeads = ReturnType<typeof createCheckLeads>;
