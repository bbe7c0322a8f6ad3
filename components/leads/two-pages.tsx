import type { ReactNode } from "react";

type TwoPagesProps = { left: ReactNode; right: ReactNode; below?: ReactNode };

/** An open ledger: on the left page what it is about, on the right one what to fill in, and a third part below the left. */
export const TwoPages = ({ left, right, below }: TwoPagesProps) => (
  <div className="page margin-line pt-8 pb-12 lg:grid lg:py-0 lg:[grid-template:auto_1fr/5fr_7fr]">
    <div className="lg:min-w-0 lg:pt-14 lg:pr-12 lg:pb-12 lg:[&_dl>div]:block">{left}</div>
    <div className="mt-9 lg:m-0 lg:min-w-0 lg:border-l-3 lg:border-double lg:border-margin lg:pt-14 lg:pb-16 lg:pl-12 lg:[grid-area:1/2/span_2]">
      {right}
    </div>
    {below && <div className="mt-9 lg:m-0 lg:min-w-0 lg:pr-12 lg:pb-12">{below}</div>}
  </div>
);
