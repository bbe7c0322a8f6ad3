import type { Lang } from "@/lib/domain/core/languages";
import { contentIn } from "@/lib/content";
import { site } from "./site";

export type Claim = {
  figure: string;
  label: string;
  /** How it was counted; null: not known. */
  basis: string | null;
};

/** The marketing claims that the operator makes, in the order shown. */
export const claimsIn = (lang: Lang): readonly Claim[] => {
  const { businesses, growth, satisfaction, subscribers } = contentIn(lang).home.claims;
  const { claims } = site;
  return (
    [
      [claims.businessesHelped, businesses],
      [claims.revenueGrowth, growth],
      [claims.satisfaction, satisfaction],
      [claims.subscribers, subscribers],
    ] as const
  ).flatMap(([claim, label]) =>
    claim ? [{ figure: claim.figure, label, basis: claim.basis?.[lang] ?? null }] : [],
  );
};
