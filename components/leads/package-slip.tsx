import type { ReactNode } from "react";
import { besidePrice, type Package, type PackageTable } from "@/lib/domain/check/packages";

type PackageSlipProps = {
  pack: Package;
  table: PackageTable;
  /** The heading above it has the package's plain name. */
  isNamed?: boolean;
  children: ReactNode;
};

/** A package with its price, as a slip from the counter's pad. */
export function PackageSlip({ pack, table, isNamed = false, children }: PackageSlipProps) {
  const printed = table[pack.id]!;
  return (
    <div className="stitched mt-6 border-x border-b border-rule bg-card">
      <div className="p-4 sm:p-6">
        {!isNamed && <strong className="block">{printed.plain}</strong>}
        <p lang="en" className="text-base text-soft">
          {pack.name}
        </p>
        <p className="mt-2 border-y border-rule py-2">
          <strong className="text-3xl leading-tight font-extrabold">{printed.price.amount}</strong>{" "}
          <span className="text-soft">{besidePrice(printed)}</span>
        </p>
        {children}
      </div>
    </div>
  );
}
