import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

type LeadLinkProps = {
  lang: Lang;
  id: string;
  /** The page that the lead's page leads back to, and the lead's place on it, from 0. */
  back: string;
  at?: number;
  className?: string;
  children: ReactNode;
};

/** A link to a lead. It is never loaded beforehand: each look is logged. */
export const LeadLink = ({ lang, id, back, at, className, children }: LeadLinkProps) => {
  const query = `back=${encodeURIComponent(back)}${at === undefined ? "" : `&at=${at}`}`;
  return (
    <a href={`${pathIn(lang, `/desk/leads/${id}`)}?${query}`} className={className}>
      {children}
    </a>
  );
};
