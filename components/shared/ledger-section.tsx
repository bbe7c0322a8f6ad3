import type { ReactNode } from "react";

type LedgerSectionProps = {
  id: string;
  title: string;
  lead?: string;
  /** A drawing under the heading; a phone may hide it. */
  drawing?: ReactNode;
  children: ReactNode;
};

/** A section of the ledger: the heading left of the red margin line, the entries right of it. */
export const LedgerSection = ({ id, title, lead, drawing, children }: LedgerSectionProps) => (
  <section className="ledger-section" aria-labelledby={id}>
    <div className="page margin-line ledger-columns">
      <div className="ledger-head">
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-3 max-w-prose text-soft">{lead}</p>}
        {drawing}
      </div>
      <div className="ledger-body">{children}</div>
    </div>
  </section>
);
