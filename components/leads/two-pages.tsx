import type { ReactNode } from "react";

/** An open ledger: on the left page what it is about, on the right one what to fill in. */
export const TwoPages = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className="page margin-line pt-8 pb-12 lg:grid lg:grid-cols-[5fr_7fr] lg:py-0">
    <div className="lg:min-w-0 lg:pt-14 lg:pr-12 lg:pb-12 lg:[&_dl>div]:block">{left}</div>
    <div className="mt-9 lg:m-0 lg:min-w-0 lg:border-l-3 lg:border-double lg:border-margin lg:pt-14 lg:pb-16 lg:pl-12">
      {right}
    </div>
  </div>
);
