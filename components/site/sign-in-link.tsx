"use client";

import type { MouseEvent, ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/languages";

type SignInLinkProps = { lang: Lang; className: string; children: ReactNode };

/** The way to the sign-in and, once this code runs, back to the page one came from. */
export function SignInLink({ lang, className, children }: SignInLinkProps) {
  const remember = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const here = location.pathname;
    currentTarget.search = here === pathIn(lang, "/") ? "" : `next=${encodeURIComponent(here)}`;
  };
  return (
    <a className={className} href={pathIn(lang, "/auth")} onClick={remember}>
      {children}
    </a>
  );
}
