import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { PackageTable, PackageWords } from "@/lib/domain/check/packages";
import type { PayFacts } from "@/lib/domain/leads/pay-view";
import { operator as en } from "@/lib/content/en/operator";
import { operator as hi } from "@/lib/content/hi/operator";
import { site as ours } from "./site";
import type { Site, SitePackage } from "./site-schema";

const WORDS = { en, hi };

/** What GST does to prices: known and how, or null. */
const gstKind = ({ pricesIncludeGst }: Site): "included" | "extra" | "none" | null => {
  if (pricesIncludeGst === null || pricesIncludeGst === "none") return pricesIncludeGst;
  return pricesIncludeGst ? "included" : "extra";
};

/** What is paid for a package in the end, in whole rupees. */
export const payableRupees = ({ price }: SitePackage, site: Site = ours): number =>
  gstKind(site) === "extra" ? Math.round(price * (1 + site.gstPercent / 100)) : price;

/** One sentence on GST for all prices; null: not known. */
export const gstSentenceIn = (lang: Lang, site: Site = ours): string | null => {
  const kind = gstKind(site);
  return kind && fill(WORDS[lang].gst.sentence[kind], { percent: site.gstPercent });
};

const printedIn = (lang: Lang, pack: SitePackage, site: Site): PackageWords => {
  const kind = gstKind(site);
  const total = inRupees(payableRupees(pack, site));
  const gst = kind && fill(WORDS[lang].gst.line[kind], { percent: site.gstPercent, total });
  const amount = inRupees(pack.price);
  return {
    plain: pack.plainName[lang],
    note: pack.words[lang].note,
    price: { amount, gst, whole: gst ? `${amount} (${gst})` : amount },
  };
};

/** The packages' words and prices as every page and message prints them. */
export const packageTableIn = (lang: Lang, site: Site = ours): PackageTable =>
  Object.fromEntries(site.packages.map((pack) => [pack.id, printedIn(lang, pack, site)]));

/** The ways to pay, the payment pages by package. */
export const payFacts = ({ packages, pay }: Pick<Site, "packages" | "pay"> = ours): PayFacts => ({
  ...pay,
  pages: Object.fromEntries(packages.map((pack) => [pack.id, pack.pay])),
});
