import type { ReactNode } from "react";

type DeskSectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** A part of a view of the desk: its heading, a sentence about it, what it shows. */
export const DeskSection = ({ id, title, lead, children }: DeskSectionProps) => (
  <section aria-labelledby={id} className="desk-section min-w-0 py-5">
    <h2 id={id} className="text-[1.375rem]">
      {title}
    </h2>
    {lead && <p className="mt-2 max-w-prose text-soft">{lead}</p>}
    <div className="mt-4">{children}</div>
  </section>
);

type FoldProps = { title: string; text?: string; isOpen?: boolean; children: ReactNode };

/** What is seldom needed, behind one line. */
export const Fold = ({ title, text, isOpen, children }: FoldProps) => (
  <details className="entry" open={isOpen}>
    <summary>{title}</summary>
    {text && <p>{text}</p>}
    {children}
  </details>
);
