"use client";

import type { MouseEvent, ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { nextPath } from "@/lib/domain/core/languages";

type SignInLinkProps = {
  lang: Lang;
  className: string;
  /** Leaves this page open, with what was typed. */
  isInNewTab?: boolean;
  children: ReactNode;
};

/** A link to the sign-in that returns to this page, query included; before this code runs, the sign-in uses the referrer. */
export function SignInLink({ lang, className, isInNewTab = false, children }: SignInLinkProps) {
  const remember = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = location;
    currentTarget.search = `next=${encodeURIComponent(nextPath(pathname + search, pathname))}`;
  };
  return (
    <a
      className={className}
      href={pathIn(lang, "/auth")}
      target={isInNewTab ? "_blank" : undefined}
      onClick={remember}
    >
      {children}
    </a>
  );
}
