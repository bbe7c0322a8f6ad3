import type { SectionId } from "./sections";

/** The three packages as /services sells them, each with the area it helps (docs/product/check.md#packages); prices are the operator's. */
export const PACKAGES = [
  {
    id: "foundation",
    name: "Customer Research & Brand Foundation Pack",
    sectionId: "branding",
    isMostPopular: false,
    supportMonths: 0,
  },
  {
    id: "complete",
    name: "BizGrow Complete Package",
    sectionId: "growth",
    isMostPopular: true,
    supportMonths: 3,
  },
  {
    id: "suite",
    name: "Strategic Growth Planning & Implementation Suite",
    sectionId: "operations",
    isMostPopular: false,
    supportMonths: 6,
  },
] as const;

export type Package = (typeof PACKAGES)[number];
export type PackageId = Package["id"];

/** The package that /services sells for an area. */
export const packageFor = (sectionId: SectionId): Package =>
  PACKAGES.find((pack) => pack.sectionId === sectionId)!;

/** The name of a package; the id itself for one of a later release, empty for none. */
export const packageName = (packageId: string | null): string =>
  PACKAGES.find(({ id }) => id === packageId)?.name ?? packageId ?? "";

/** What each package is for, in a language: the name beside its name in the price list, or beside the recommended one. */
export type PlainNames = Readonly<Record<PackageId, string>>;

/** Two names of a package in a sentence, never its three: "… Suite (The udhaar and accounts package)". */
export const twoNames = (first: string, second: string): string => `${first} (${second})`;

export type PriceLine = {
  /** "₹6,999". */
  amount: string;
  /** What to know about GST, such as "GST included"; null: not known. */
  gst: string | null;
  /** Both: "₹6,999 (GST included)". */
  whole: string;
};

export type Prices = Readonly<Record<PackageId, PriceLine>>;

/** What is printed beside an amount: its GST and `note`, such as "GST included, one-time". */
export const besidePrice = ({ gst }: PriceLine, note: string): string =>
  gst ? `${gst}, ${note}` : note;

/** Stages of the one-time package, one a week. The other packages have one a month. */
const ONE_TIME_STAGES = 4;

/** The number of stages of a package; each is an equal share of its price. */
export const stagesOf = ({ supportMonths }: Package): number => supportMonths || ONE_TIME_STAGES;

/** The refund in whole rupees: the share of the stages that have not begun, rounded up. */
export const refundRupees = (pack: Package, paidRupees: number, begunStages: number): number => {
  const stages = stagesOf(pack);
  return Math.ceil((paidRupees * (stages - begunStages)) / stages);
};
