"use client";

import type { MouseEvent, ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { nextPath } from "@/lib/domain/core/next-path";

type SignInLinkProps = { lang: Lang; className: string; children: ReactNode };

/** A link to the sign-in that returns to this page, query included; before this code runs, the sign-in uses the referrer. */
export function SignInLink({ lang, className, children }: SignInLinkProps) {
  const remember = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search } = location;
    currentTarget.search = `next=${encodeURIComponent(nextPath(pathname + search, pathname))}`;
  };
  return (
    <a className={className} href={pathIn(lang, "/auth")} onClick={remember}>
      {children}
    </a>
  );
}
