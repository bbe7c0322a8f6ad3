"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/path-of";

type NavLinkProps = { lang: Lang; path: string; className: string; children: ReactNode };

/** "page" for the page one is on, "true" for the list whose entry one reads. */
const currentAt = (here: string, path: string) => {
  if (here === path) return "page";
  return path !== "/" && here.startsWith(`${path}/`);
};

/** A link of the navigation that knows whether one is there. */
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
