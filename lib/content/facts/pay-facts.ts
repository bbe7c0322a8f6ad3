import type { PackageId } from "@/lib/domain/check/packages";
import type { Site } from "./site-schema";

type PayFacts = Site["pay"];

/** The hosts of the payment pages, each once. */
export const payHosts = ({ pages }: Pick<PayFacts, "pages">): string[] => [
  ...new Set(Object.values(pages).flatMap((page) => (page ? [new URL(page).host] : []))),
];

/** The ways by which a package can be paid; of any package without one. */
export const payWaysFor = ({ pages, upi, bank }: PayFacts, pack?: PackageId) => {
  const hasPage = pack ? pages[pack] !== null : payHosts({ pages }).length > 0;
  return [
    ...(hasPage ? (["page"] as const) : []),
    ...(upi ? (["upi"] as const) : []),
    ...(bank ? (["bank"] as const) : []),
  ];
};
