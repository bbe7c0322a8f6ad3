import type { DeskPart } from "@/lib/domain/leads/lead-notes";
import { type PayFacts, payHosts, payWaysFor } from "@/lib/domain/leads/pay-view";
import { paidRupees } from "@/lib/domain/leads/payments";

/** A lead that names the number of a payment, too. */
type Namesake = Readonly<{ utr: string; id: string; reference: string }>;

/** What an operator must look at before a payment is believed. Sums in whole rupees. */
export type PayProblem =
  /** What was paid is not what the package costs. */
  | Readonly<{ kind: "sum"; paid: number; due: number }>
  /** Another lead names the same number. */
  | (Readonly<{ kind: "also" }> & Namesake)
  /** The sender says to have paid by a way that we do not have. */
  | Readonly<{ kind: "noWay"; way: string }>
  /** The payment page of the package has another host than the others. */
  | Readonly<{ kind: "host"; host: string; others: string }>;

type Known = {
  packageId: string | null;
  /** What the package costs with tax; null: none is named. */
  due: number | null;
  facts: PayFacts;
  also: readonly Namesake[];
};

const hostProblem = (page: string, facts: PayFacts): PayProblem[] => {
  const { host } = new URL(page);
  const others = payHosts(facts).filter((one) => one !== host);
  return others.length > 0 ? [{ kind: "host", host, others: others.join(", ") }] : [];
};

/** The problems with what was said and paid for a lead. */
export const payProblems = (
  lead: Pick<DeskPart, "payClaims" | "payments">,
  { packageId, due, facts, also }: Known,
): PayProblem[] => {
  const paid = paidRupees(lead);
  const known: readonly string[] = payWaysFor(facts, packageId === null ? [] : [packageId]);
  const ways = new Set(lead.payClaims.map(({ way }) => way));
  const page = facts.pages[packageId ?? ""];
  return [
    ...(lead.payments.length > 0 && due !== null && paid !== due
      ? [{ kind: "sum", paid, due } as const]
      : []),
    ...also.map((one) => ({ kind: "also", ...one }) as const),
    ...[...ways]
      .filter((way) => !known.includes(way))
      .map((way) => ({ kind: "noWay", way }) as const),
    ...(page ? hostProblem(page, facts) : []),
  ];
};
