import type { ReactNode } from "react";

type PageHeadProps = { title: string; lead: string; drawing?: ReactNode };

/** The top of every page except the home page. */
export const PageHead = ({ title, lead, drawing }: PageHeadProps) => (
  <div className="border-b border-rule">
    <div className="page margin-line flex items-end justify-between gap-8 pt-8 lg:pt-14">
      <div className="pb-8 lg:pb-12">
        <h1>{title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-soft">{lead}</p>
      </div>
      {drawing}
    </div>
  </div>
);
