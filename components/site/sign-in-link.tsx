"use client";

import type { MouseEvent, ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";

type SignInLinkProps = { lang: Lang; className: string; children: ReactNode };

/** A link to the sign-in that returns to this page; before this code runs, the sign-in uses the referrer. */
export function SignInLink({ lang, className, children }: SignInLinkProps) {
  const remember = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.search = `next=${encodeURIComponent(location.pathname)}`;
  };
  return (
    <a className={className} href={pathIn(lang, "/auth")} onClick={remember}>
      {children}
    </a>
  );
}
