import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

type PersonLinkProps = {
  lang: Lang;
  person: string;
  back: string;
  className: string;
  children: ReactNode;
};

/** A link to a person's page, which leads back. It is never loaded beforehand: each look is logged. */
export const PersonLink = ({ lang, person, back, className, children }: PersonLinkProps) => (
  <a
    href={`${pathIn(lang, `/desk/people/${person}`)}?back=${encodeURIComponent(back)}`}
    className={className}
  >
    {children}
  </a>
);

/** A person's stage in a word; the colour is only an addition. */
export const StageMark = ({ stage, word }: { stage: string; word: string }) => (
  <span className="stage" data-stage={stage}>
    {word}
  </span>
);
