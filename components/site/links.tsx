"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent, ReactNode } from "react";
import { type Lang, nextPath, pathIn, pathOf } from "@/lib/domain/core/languages";

/** Each language by its own name, which its readers know. */
const OTHER = {
  en: { lang: "hi", name: "हिंदी" },
  hi: { lang: "en", name: "English" },
} as const;

/** A plain link to the same page in the other language. The start script remembers the choice (tools/press/start.js). */
export function LanguageSwitch({ lang, className }: { lang: Lang; className: string }) {
  const path = pathOf(usePathname());
  const other = OTHER[lang];
  return (
    <a
      className={className}
      href={pathIn(other.lang, path)}
      hrefLang={other.lang}
      lang={other.lang}
      target="_self"
    >
      {other.name}
    </a>
  );
}

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

type NavLinkProps = { lang: Lang; path: string; className: string; children: ReactNode };

/** "page" for the current page, "true" for the list that contains the current entry. */
const currentAt = (here: string, path: string) => {
  if (here === path) return "page";
  return path !== "/" && here.startsWith(`${path}/`);
};

/** A link of the navigation that marks the current page. */
export function NavLink({ lang, path, className, children }: NavLinkProps) {
  const here = pathOf(usePathname());
  return (
    <a
      className={`nav-link ${className}`}
      href={pathIn(lang, path)}
      aria-current={currentAt(here, path) || undefined}
    >
      {children}
    </a>
  );
}
