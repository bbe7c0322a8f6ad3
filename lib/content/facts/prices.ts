import { fill, inRupees } from "@/lib/domain/core/fill";
import type { Lang } from "@/lib/domain/core/languages";
import type { PackageId, PriceLine, Prices } from "@/lib/domain/check/packages";
import { operator as en } from "@/lib/content/en/operator";
import { operator as hi } from "@/lib/content/hi/operator";
import { site as ours } from "./site";
import type { Site } from "./site-schema";

const WORDS = { en, hi };

/** What GST does to prices: known and how, or null. */
const gstKind = ({ pricesIncludeGst }: Site): "included" | "extra" | "none" | null => {
  if (pricesIncludeGst === null || pricesIncludeGst === "none") return pricesIncludeGst;
  return pricesIncludeGst ? "included" : "extra";
};

/** What is paid for a package in the end, in whole rupees. */
export const payableRupees = (id: PackageId, site: Site = ours): number =>
  gstKind(site) === "extra"
    ? Math.round(site.prices[id] * (1 + site.gstPercent / 100))
    : site.prices[id];

/** One sentence on GST for all prices; null: not known. */
export const gstSentenceIn = (lang: Lang, site: Site = ours): string | null => {
  const kind = gstKind(site);
  return kind && fill(WORDS[lang].gst.sentence[kind], { percent: site.gstPercent });
};

/** The prices of the packages as every page and message prints them. */
export const pricesIn = (lang: Lang, site: Site = ours): Prices => {
  const kind = gstKind(site);
  const line = (id: PackageId): PriceLine => {
    const total = inRupees(payableRupees(id, site));
    const gst = kind && fill(WORDS[lang].gst.line[kind], { percent: site.gstPercent, total });
    const amount = inRupees(site.prices[id]);
    return { amount, gst, whole: gst ? `${amount} (${gst})` : amount };
  };
  return { foundation: line("foundation"), complete: line("complete"), suite: line("suite") };
};
