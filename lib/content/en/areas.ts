import type { Band } from "@/lib/domain/check/grades";
import { type SectionId, SECTIONS } from "@/lib/domain/check/sections";

/** The names of the three areas of the check and of the four headline bands. */
export type AreaWords = {
  titles: Readonly<Record<SectionId, string>>;
  /** One word each, for places where the whole name would not fit. */
  short: Readonly<Record<SectionId, string>>;
  bands: Readonly<Record<Band, string>>;
};

export const areas: AreaWords = {
  titles: {
    branding: SECTIONS[0].title,
    growth: SECTIONS[1].title,
    operations: SECTIONS[2].title,
  },
  short: { branding: "Brand", growth: "Growth", operations: "Operations" },
  bands: {
    excellent: "Excellent Performance",
    good: "Good Performance",
    moderate: "Moderate Performance",
    poor: "Needs Improvement",
  },
};
