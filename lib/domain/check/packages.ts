import type { SectionId } from "./sections";

/** A package as the browser knows it; its words and price come with the page (docs/product/check.md#packages). */
export type Package = {
  id: string;
  name: string;
  /** Its name beside a result. */
  resultName: string;
  /** The area that it helps; null: none. */
  area: SectionId | null;
  popular: boolean;
  /** Months of support; 0: one-time work. */
  months: number;
};

/** The packages on offer, for code that runs outside of the build, which reads them when it has started. */
export const offeredNow = (): readonly Package[] =>
  // oxlint-disable-next-line node/no-process-env -- next.config.ts writes it into the code, start and tests set it
  JSON.parse(process.env.PACKAGES_OF_BUILD ?? "[]") as readonly Package[];

/** The packages on offer, from the operator's facts: written into the code while building. */
export const OFFERED = offeredNow();

/** The package of these with an id, or null. */
export const packageOfId = (
  packageId: string | null | undefined,
  packages: readonly Package[] = OFFERED,
): Package | null => packages.find(({ id }) => id === packageId) ?? null;

/** The package of these that helps an area, or null. */
export const packageOfArea = (
  sectionId: SectionId | null,
  packages: readonly Package[] = OFFERED,
): Package | null => packages.find(({ area }) => area !== null && area === sectionId) ?? null;

/** The name of a package; the id itself for one that is no longer offered, empty for none. */
export const packageName = (packageId: string | null): string =>
  packageOfId(packageId)?.name ?? packageId ?? "";

/** A package in a sentence, never by its three names: "The udhaar and accounts package (… Suite)". */
export const twoNames = (plain: string, name: string): string => `${plain} (${name})`;

export type PriceLine = {
  /** "₹6,999". */
  amount: string;
  /** What to know about GST, such as "GST included"; null: not known. */
  gst: string | null;
  /** Both: "₹6,999 (GST included)". */
  whole: string;
};

/** What is printed of a package in a language: what it is for, its kind, such as "one-time", and its price. */
export type PackageWords = { plain: string; note: string; price: PriceLine };

/** By the ids of the packages on offer. */
export type PackageTable = Readonly<Record<string, PackageWords>>;

/** What is printed beside an amount, such as "GST included, one-time". */
export const besidePrice = ({ price: { gst }, note }: PackageWords): string =>
  gst ? `${gst}, ${note}` : note;
