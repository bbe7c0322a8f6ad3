"use client";

import { usePathname } from "next/navigation";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/languages";

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
