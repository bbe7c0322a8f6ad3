"use client";

import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/path-of";
import { LANG_STORAGE_KEY } from "./language-redirect";

/** Each language by its own name, which its readers know. */
const OTHER = {
  en: { lang: "hi", name: "हिंदी" },
  hi: { lang: "en", name: "English" },
} as const;

function remember(event: MouseEvent<HTMLAnchorElement>, lang: Lang) {
  event.currentTarget.search = location.search;
  event.currentTarget.hash = location.hash;
  try {
    localStorage.setItem(LANG_STORAGE_KEY, lang);
  } catch {
    // Storage is blocked: the link still leads to the other language.
  }
}

/** A plain link to the same page in the other language; a click also remembers the choice. */
export function LanguageSwitch({ lang, className }: { lang: Lang; className: string }) {
  const path = pathOf(usePathname());
  const other = OTHER[lang];
  return (
    <a
      className={className}
      href={pathIn(other.lang, path)}
      hrefLang={other.lang}
      lang={other.lang}
      onClick={(event) => remember(event, other.lang)}
      target="_self"
    >
      {other.name}
    </a>
  );
}
