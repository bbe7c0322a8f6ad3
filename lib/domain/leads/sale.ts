import type { Payment } from "./person-notes";

/** What a person buys; `at` is epoch ms, `by` an operator, and `rupees` was agreed, with GST. */
export type Sale = Readonly<{
  id: string;
  at: number;
  by: string;
  /** The order whose sender sees what was paid, by the lead's id; null: none. */
  lead: string | null;
  packageId: string | null;
  rupees: number;
  dueOn: string | null;
  payments: readonly Payment[];
}>;

/** The most of a person: nobody buys or pays as often. */
export const MOST_SALES = 20;
export const MOST_PAYMENTS = 20;
export const MOST_RUPEES = 1_000_000;

/** What was paid for a sale, less what was paid back, in whole rupees. */
export const paidRupees = ({ payments }: Pick<Sale, "payments">): number =>
  payments.reduce((sum, { rupees }) => sum + rupees, 0);

/** What is due of a sale, in whole rupees: agreed less paid. */
export const dueRupees = (sale: Pick<Sale, "rupees" | "payments">): number =>
  sale.rupees - paidRupees(sale);

export type SaleSums = Readonly<{ rupees: number; paid: number; due: number }>;

/** The sums of some sales, in whole rupees. */
export const saleSums = (sales: readonly Sale[]): SaleSums => {
  const rupees = sales.reduce((sum, sale) => sum + sale.rupees, 0);
  const paid = sales.reduce((sum, sale) => sum + paidRupees(sale), 0);
  return { rupees, paid, due: rupees - paid };
};

/** The sale to which a payment belongs: the oldest of which something is due, else the latest; null without one. */
export const openSale = (sales: readonly Sale[]): Sale | null =>
  sales.find((sale) => dueRupees(sale) > 0) ?? sales.at(-1) ?? null;
