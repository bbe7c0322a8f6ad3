import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

type PersonLinkProps = {
  lang: Lang;
  /** The person's key. */
  person: string;
  /** The page that the person's page leads back to. */
  back: string;
  className?: string;
  children: ReactNode;
};

/** A link to a person's page. It is never loaded beforehand: each look is logged. */
export const PersonLink = ({ lang, person, back, className, children }: PersonLinkProps) => (
  <a
    href={`${pathIn(lang, `/desk/people/${person}`)}?back=${encodeURIComponent(back)}`}
    className={className}
  >
    {children}
  </a>
);
