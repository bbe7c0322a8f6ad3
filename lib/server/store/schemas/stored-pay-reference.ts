import { z } from "zod";
import { keptMsOf } from "@/lib/domain/leads/retention";
import { collectionOf } from "@/lib/server/store/store";

/** The leads that name the number of a payment (UTR), and whether an operator has seen such a payment. */
export type PayReference = { leads: readonly string[]; isPaid: boolean };

/** The numbers of payments, by their hash; one that no lead names is deleted, the others are kept like their leads. */
export const PAY_REFERENCES = collectionOf<PayReference>(
  "payReferences",
  z.looseObject({ leads: z.array(z.string()), isPaid: z.boolean() }),
  ({ leads, isPaid }) => (leads.length === 0 ? 0 : keptMsOf(isPaid ? "wonLead" : "lead")),
);
