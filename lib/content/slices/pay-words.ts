import { contentIn } from "@/lib/content";
import { payableRupees } from "@/lib/content/facts/prices";
import { site } from "@/lib/content/facts/site";
import { PACKAGES } from "@/lib/domain/check/packages";
import type { Lang } from "@/lib/domain/core/languages";
import type { Lead } from "@/lib/domain/leads/lead";
import { type PayView, payView } from "@/lib/domain/leads/pay-view";

/** What each package costs with tax, in whole rupees. */
const DUE = Object.fromEntries(PACKAGES.map(({ id }) => [id, payableRupees(id)]));

/** What a package costs with tax, in whole rupees; null for none that is sold. */
export const dueRupees = (packageId: string | null): number | null => DUE[packageId ?? ""] ?? null;

/** What a lead's sender sees about paying; null where it names no package, or no way to pay is known. */
export const payViewOf = (lead: Lead): PayView | null =>
  payView(lead, { facts: site.pay, due: DUE, payee: site.name });

/** The words of the ways to pay (components/leads/pay/pay-ways.tsx). */
export const payWordsIn = (lang: Lang) => {
  const { order, ...words } = contentIn(lang).pay;
  return words;
};
