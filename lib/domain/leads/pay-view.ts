import type { Lead } from "./lead";
import { PAY_WAYS, type PayWay, utrKey } from "./payments";
import type { Sale } from "./sale";

export type PayFacts = Readonly<{
  pages: Readonly<Record<string, string | null>>;
  upi: Readonly<{ address: string; isMerchant: boolean }> | null;
  bank: Readonly<{ holder: string; account: string; ifsc: string }> | null;
}>;

/** What the sender of an order sees about paying. Times in epoch ms, sums in whole rupees. */
export type PayView = Readonly<{
  reference: string;
  rupees: number;
  payee: string;
  ways: Readonly<{
    page: Readonly<{ href: string; host: string }> | null;
    upi: PayFacts["upi"];
    bank: PayFacts["bank"];
  }>;
  claims: readonly Readonly<{ at: number; way: string; utr: string; isMissing: boolean }>[];
  payments: readonly Readonly<{ on: string; rupees: number; way: string }>[];
}>;

/** The address of a payment page with a lead's reference. */
export const payLink = (page: string, reference: string): string =>
  page.replace("{reference}", encodeURIComponent(reference));

/** The ways that exist to pay one of these packages. */
export const payWaysFor = (
  { pages, upi, bank }: PayFacts,
  packageIds: readonly string[] = Object.keys(pages),
): PayWay[] => {
  const has = { page: packageIds.some((id) => pages[id]), upi, bank };
  return PAY_WAYS.filter((way) => has[way]);
};

/** The hosts of the payment pages, each once. */
export const payHosts = ({ pages }: Pick<PayFacts, "pages">): string[] => [
  ...new Set(Object.values(pages).flatMap((page) => (page ? [new URL(page).host] : []))),
];

/** What is still to pay, in whole rupees. */
export const leftRupees = ({ rupees, payments }: Pick<PayView, "rupees" | "payments">): number =>
  Math.max(0, rupees - payments.reduce((sum, one) => sum + one.rupees, 0));

/** The text of a QR code that UPI apps read: payee, sum and the lead's reference. */
export const upiText = (address: string, view: PayView): string => {
  const fields = { pa: address, pn: view.payee, am: `${leftRupees(view)}.00`, cu: "INR" };
  const query = Object.entries({ ...fields, tn: view.reference });
  // Some UPI apps do not decode the @ of an address, and a query may hold it.
  const text = (value: string) => encodeURIComponent(value).replaceAll("%40", "@");
  return `upi://pay?${query.map(([name, value]) => `${name}=${text(value)}`).join("&")}`;
};

/** What an order's sender sees about paying (`due`: rupees a package); null: there is no way. */
export const payView = (
  lead: Lead,
  sale: Sale | null,
  { facts, due, payee }: { facts: PayFacts; due: Readonly<Record<string, number>>; payee: string },
): PayView | null => {
  const { reference, payClaims } = lead;
  const packageId = sale?.packageId ?? ((lead.kind === "contact" && lead.packageId) || "");
  const rupees = sale?.rupees ?? due[packageId];
  if (rupees === undefined || payWaysFor(facts, [packageId]).length === 0) return null;
  const page = facts.pages[packageId];
  const href = page && payLink(page, reference);
  const payments = sale?.payments ?? [];
  const isPaid = (utr: string) => payments.some((one) => utrKey(one.utr) === utrKey(utr));
  return {
    reference,
    rupees,
    payee,
    ways: {
      page: href ? { href, host: new URL(href).host } : null,
      upi: facts.upi,
      bank: facts.bank,
    },
    claims: payClaims.map(({ at, way, utr, missedAt }) => ({
      at,
      way,
      utr,
      isMissing: missedAt !== undefined && !isPaid(utr),
    })),
    payments: payments.map(({ on, rupees: paid, way }) => ({ on, rupees: paid, way })),
  };
};
