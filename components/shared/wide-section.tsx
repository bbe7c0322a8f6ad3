import type { ReactNode } from "react";

type WideSectionProps = {
  id: string;
  title: string;
  lead?: string;
  /** A ground of its own, or the screens it is for. */
  className?: string;
  children: ReactNode;
};

/** A section over the whole width of the page: the heading above its entries. */
export const WideSection = ({ id, title, lead, className = "", children }: WideSectionProps) => (
  <section className={`ledger-section ${className}`} aria-labelledby={id}>
    <div className="page margin-line py-9 lg:py-16">
      <h2 id={id}>{title}</h2>
      {lead && <p className="mt-3 max-w-prose text-soft">{lead}</p>}
      <div className="mt-6 lg:mt-9">{children}</div>
    </div>
  </section>
);
