import { SECTIONS, type SectionId } from "./sections";

/** The three packages as /services sells them, prices in rupees, each with the area it helps (docs/product.md#packages). */
export const PACKAGES = [
  {
    id: "foundation",
    name: "Customer Research & Brand Foundation Pack",
    priceRupees: 6999,
    sectionId: "branding",
    isMostPopular: false,
    supportMonths: 0,
  },
  {
    id: "complete",
    name: "BizGrow Complete Package",
    priceRupees: 7499,
    sectionId: "growth",
    isMostPopular: true,
    supportMonths: 3,
  },
  {
    id: "suite",
    name: "Strategic Growth Planning & Implementation Suite",
    priceRupees: 8499,
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

/** Price in rupees of a recommended package by its name in the result; an unknown name costs the default, 6,999. */
export const priceOf = (recommendedPackage: string): number => {
  const section = SECTIONS.find((one) => one.recommendedPackage === recommendedPackage);
  return section ? packageFor(section.id).priceRupees : PACKAGES[0].priceRupees;
};

/** An amount of whole rupees as Indian shops write it: 8499 → "₹8,499", 150000 → "₹1,50,000". */
export const inRupees = (rupees: number): string => `₹${rupees.toLocaleString("en-IN")}`;
