"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/languages";

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
