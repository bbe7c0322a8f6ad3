import { contentIn } from "@/lib/content";
import { payableRupees, payFacts } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import type { ContactRequest } from "@/lib/domain/leads/contact-request";
import type { Sale } from "@/lib/domain/leads/sale";
import { type PayView, payView, payWaysFor } from "@/lib/domain/leads/pay-view";

/** What each package costs with tax, in whole rupees: what the desk proposes for a sale. */
export const PACKAGE_DUE: Readonly<Record<string, number>> = Object.fromEntries(
  site.packages.map((pack) => [pack.id, payableRupees(pack)]),
);

/** What a lead's sender sees about paying; null where it names no package, or no way to pay is known. */
export const payViewOf = (lead: Lead, sale: Sale | null): PayView | null =>
  payView(lead, sale, { facts: payFacts(), due: PACKAGE_DUE, payee: site.name });

/** The words of the ways to pay (components/leads/pay/pay-ways.tsx). */
export const payWordsIn = (lang: Lang) => {
  const { order, ...words } = contentIn(lang).pay;
  return words;
};

export type PayWaysWords = ReturnType<typeof payWordsIn>;

/** What the page of an order says about paying; null where no way to pay its package is known. */
export const orderPayIn = (lang: Lang, { topic, pack }: ContactRequest) => {
  const { order, ways, pin, trouble } = contentIn(lang).pay;
  const known = topic === "order" && pack ? payWaysFor(payFacts(), [pack.id]) : [];
  if (!pack || known.length === 0) return null;
  return {
    amount: fill(order.amount, { amount: inRupees(PACKAGE_DUE[pack.id]!) }),
    notes: [fill(order.lead, { ways: known.map((way) => ways[way]).join(", ") }), pin, trouble],
  };
};
export type OrderPay = NonNullable<ReturnType<typeof orderPayIn>>;
