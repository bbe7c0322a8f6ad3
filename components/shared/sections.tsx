import type { ComponentProps, ReactNode } from "react";
import { Drawing } from "./drawing";

type ClosingCallProps = { words: { title: string; text?: string }; children: ReactNode };

/** The red cover at the end of a page, with its last link. */
export const ClosingCall = ({ words, children }: ClosingCallProps) => (
  <section className="stitched bg-red text-paper" aria-labelledby="last-call">
    <div className="page items-end justify-between gap-10 pt-10 pb-14 sm:pb-20 md:flex lg:pt-16">
      <div>
        <h2 id="last-call" className="max-w-2xl">
          {words.title}
        </h2>
        {words.text && <p className="mt-3 text-lead">{words.text}</p>}
        <p className="mt-6">{children}</p>
      </div>
      <Drawing name="tea-glass" className="hidden w-48 shrink-0 md:block" />
    </div>
  </section>
);

type WashBandProps = {
  id: string;
  title: string;
  text: string;
  drawing?: ComponentProps<typeof Drawing>["name"];
  /** In place of the drawing, on a phone, too. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A band of marigold across the page: the other way to go. */
export const WashBand = ({ id, title, text, drawing, picture, children }: WashBandProps) => (
  <section className="bg-marigold-wash" aria-labelledby={id}>
    <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-7 py-10 md:flex-nowrap lg:py-14">
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-3 mb-5 max-w-prose">{text}</p>
        {children}
      </div>
      {picture}
      {drawing && <Drawing name={drawing} className="hidden h-44 w-auto shrink-0 md:block" />}
    </div>
  </section>
);

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

type PageHeadProps = { title: string; lead?: string; drawing?: ReactNode };

/** The top of every page except the home page. */
export const PageHead = ({ title, lead, drawing }: PageHeadProps) => (
  <div className="border-b border-rule">
    <div className="page margin-line flex items-end justify-between gap-8 pt-8 lg:pt-14">
      <div className="pb-8 lg:pb-12">
        <h1>{title}</h1>
        {lead && <p className="mt-4 max-w-2xl text-lead text-soft">{lead}</p>}
      </div>
      {drawing}
    </div>
  </div>
);

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
