import type { ReactNode } from "react";
import {
  besidePrice,
  type Package,
  type PackageId,
  type Prices,
} from "@/lib/domain/check/packages";

export type SlipWords = {
  plain: Readonly<Record<PackageId, string>>;
  notes: Readonly<Record<PackageId, string>>;
  prices: Prices;
};

type PackageSlipProps = {
  pack: Package;
  words: SlipWords;
  /** The heading above it has the package's name. */
  isNamed?: boolean;
  children: ReactNode;
};

/** A package with its price, as a slip from the counter's pad. */
export function PackageSlip({ pack, words, isNamed = false, children }: PackageSlipProps) {
  const { plain, notes, prices } = words;
  const price = prices[pack.id];
  return (
    <div className="stitched mt-6 border-x border-b border-rule bg-card">
      <div className="p-4 sm:p-6">
        {!isNamed && (
          <strong lang="en" className="block">
            {pack.name}
          </strong>
        )}
        <p className={isNamed ? "font-bold" : "text-soft"}>{plain[pack.id]}</p>
        <p className="mt-2 border-y border-rule py-2">
          <strong className="text-3xl leading-tight font-extrabold">{price.amount}</strong>{" "}
          <span className="text-soft">{besidePrice(price, notes[pack.id])}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
