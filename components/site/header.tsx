import Link from "next/link";
import { type Lang, pathIn } from "@/lib/domain/languages";
import type { ChromeWords } from "@/lib/content/en/chrome";
import { BrandMark } from "./brand-mark";
import { LanguageSwitch } from "./language-switch";

const ITEM =
  "flex min-h-11 whitespace-nowrap items-center rounded-md px-2 font-semibold underline-offset-4 hover:underline";

type HeaderProps = { lang: Lang; name: string; words: ChromeWords };

export function Header({ lang, name, words }: HeaderProps) {
  return (
    <header className="stitched bg-paper print:hidden">
      <div className="page flex items-center justify-between gap-2 py-2 sm:py-3">
        <Link
          className={`${ITEM} -ml-2 gap-2 text-xl font-extrabold tracking-tight text-ink no-underline`}
          href={pathIn(lang, "/")}
          prefetch={false}
          aria-label={words.brand}
        >
          <BrandMark className="h-8 w-7 shrink-0" />
          {name}
        </Link>
        <nav className="flex items-center sm:gap-2" aria-label={words.navigation}>
          <Link
            className={`${ITEM} hidden text-ink sm:flex`}
            href={pathIn(lang, "/contact")}
            prefetch={false}
          >
            {words.contact}
          </Link>
          <Link
            className={`${ITEM} text-ink`}
            href={pathIn(lang, "/health-check")}
            prefetch={false}
          >
            {words.check}
          </Link>
          <LanguageSwitch lang={lang} className={`${ITEM} -mr-2 text-red`} />
        </nav>
      </div>
    </header>
  );
}
