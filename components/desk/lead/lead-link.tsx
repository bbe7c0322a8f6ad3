import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

/** The address of a lead's page that leads back to `back`. */
const leadHref = (lang: Lang, id: string, back: string): string =>
  `${pathIn(lang, `/desk/leads/${id}`)}?back=${encodeURIComponent(back)}`;

type LeadLinkProps = {
  lang: Lang;
  id: string;
  back: string;
  className?: string;
  children: ReactNode;
};

/** A link to a lead. It is never loaded beforehand: each look is logged. */
export const LeadLink = ({ lang, id, back, className, children }: LeadLinkProps) => (
  <a href={leadHref(lang, id, back)} className={className}>
    {children}
  </a>
);
