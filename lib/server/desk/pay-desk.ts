import { dueRupees } from "@/lib/content/slices/pay-words";
import { type PayProblem, payProblems } from "@/lib/domain/desk/pay-problems";
import type { Lead } from "@/lib/domain/leads/lead";
import { packageOf } from "@/lib/domain/leads/lead-row";
import type { Shown } from "@/lib/domain/leads/outgoing-lead";
import type { PayFacts } from "@/lib/domain/leads/pay-view";
import { utrsOf } from "@/lib/domain/leads/payments";
import { createUtrReader } from "@/lib/server/leads/pay-references";
import type { PayReference } from "@/lib/server/store/schemas/stored-pay-reference";
import type { Store } from "@/lib/server/store/store";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";

type Parts = {
  leads: Pick<Store<Lead>, "read">;
  references: Pick<Store<PayReference>, "read">;
  facts: PayFacts;
};

/** What a lead is to pay, in whole rupees (null: it names no package), and what is wrong with what was said and paid. */
export type LeadPaying = { due: number | null; problems: PayProblem[] };

/** Reads what an operator has to know about the payment of a lead. Rejects with StoreUnavailable. */
export const createPayDesk = ({ leads, references, facts }: Parts) => {
  const alsoNaming = createUtrReader(references);
  return async (id: string, lead: Shown<Lead>): Promise<LeadPaying> => {
    const found = utrsOf(lead).map(async (utr) => {
      const ids = await alsoNaming(utr, id);
      const others = ids.map(async (one) => {
        const other = await leads.read(one).catch(nullIfUnreadable);
        return other ? [{ utr, id: one, reference: other.reference }] : [];
      });
      return (await Promise.all(others)).flat();
    });
    const also = (await Promise.all(found)).flat();
    const packageId = packageOf(lead as Lead);
    const due = dueRupees(packageId);
    return { due, problems: payProblems(lead, { packageId, due, facts, also }) };
  };
};
