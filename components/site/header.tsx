import Link from "next/link";
import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/languages";
import type { ChromeWords } from "@/lib/content/en/chrome";
import type { PageLink } from "@/lib/content/navigation";
import { BrandMark } from "./brand-mark";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";

const ITEM =
  "flex min-h-11 items-center rounded-md px-1.5 font-semibold whitespace-nowrap underline-offset-4 hover:underline lg:px-2";

type HeaderProps = {
  lang: Lang;
  name: string;
  words: ChromeWords;
  links: Readonly<Record<"top" | "menu", readonly PageLink[]>>;
  /** The way to one's account: in the row of a desk, and at the end of the menu of a phone. */
  account: Readonly<Record<"slot" | "menu", ReactNode>>;
};

export function Header({ lang, name, words, links, account }: HeaderProps) {
  return (
    <header className="stitched bg-paper print:hidden">
      <div className="page flex items-center py-2 sm:py-3 desk:gap-1">
        <Link
          className={`${ITEM} mr-auto -ml-1.5 gap-2 text-xl font-extrabold tracking-tight text-ink`}
          href={pathIn(lang, "/")}
          prefetch={false}
          aria-label={words.brand}
        >
          <BrandMark className="h-8 w-7 shrink-0" />
          <span className="max-[22rem]:hidden">{name}</span>
        </Link>
        <nav className="hidden desk:block" aria-label={words.navigation}>
          <ul className="flex lg:gap-1">
            {links.top.map(({ path, name: page }) => (
              <li key={path}>
                <NavLink lang={lang} path={path} className={`${ITEM} text-ink`}>
                  {page}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <NavLink lang={lang} path="/health-check" className={`${ITEM} text-red`}>
          {words.check}
        </NavLink>
        <LanguageSwitch lang={lang} className={`${ITEM} text-red`} />
        {account.slot}
        <MobileMenu lang={lang} words={words} links={links.menu}>
          {account.menu}
        </MobileMenu>
      </div>
    </header>
  );
}
