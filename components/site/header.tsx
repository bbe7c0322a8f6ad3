import type { ReactNode } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ChromeWords } from "@/lib/content/en/chrome";
import type { PageLink } from "@/lib/content/facts/navigation";
import { BrandMark } from "./marks";
import { LanguageSwitch, NavLink } from "./links";
import { MobileMenu } from "./mobile-menu";

type HeaderProps = {
  lang: Lang;
  name: string;
  /** A picture instead of mark and name. */
  logo: string | null;
  words: ChromeWords;
  links: Readonly<Record<"top" | "menu", readonly PageLink[]>>;
  /** The link to the account: in the row of a desk, and at the end of the menu of a phone. */
  account: Readonly<Record<"slot" | "menu", ReactNode>>;
};

export const Header = ({ lang, name, logo, words, links, account }: HeaderProps) => (
  // A container, so that large type has the row of a narrow screen: what does not fit takes a second one.
  <header className="site-header stitched @container bg-paper print:hidden">
    <div className="page flex flex-wrap items-center justify-end py-2 sm:py-3">
      <a
        className="bar-link mr-auto -ml-1.5 gap-x-2 text-xl font-extrabold [letter-spacing:-0.025em]"
        href={pathIn(lang, "/")}
        aria-label={words.brand}
      >
        {logo ? (
          // oxlint-disable-next-line nextjs/no-img-element -- the operator's file, as it is
          <img src={logo} alt="" className="h-7 max-w-36 object-contain object-left" />
        ) : (
          <>
            <BrandMark />
            <span className="max-desk:text-[1.125rem] desk:max-[56rem]:hidden @max-[21em]:hidden">
              {name}
            </span>
          </>
        )}
      </a>
      <div className="flex flex-wrap items-center justify-end desk:gap-x-1 @max-[16em]:contents max-desk:[&>.bar-link]:px-1 max-desk:[&>.bar-link]:text-[0.875rem]">
        <nav className="hidden desk:block" aria-label={words.navigation}>
          <ul className="flex flex-wrap items-center justify-end lg:gap-x-1">
            {links.top.map(({ path, name: page }) => (
              <li key={path}>
                <NavLink lang={lang} path={path} className="bar-link">
                  {page}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <NavLink lang={lang} path="/health-check" className="bar-link text-red">
          {words.check}
        </NavLink>
        <LanguageSwitch lang={lang} className="bar-link text-red" />
        {account.slot}
        <MobileMenu
          lang={lang}
          words={{ check: words.check, menu: words.menu, navigation: words.navigation }}
          links={links.menu}
        >
          {account.menu}
        </MobileMenu>
      </div>
    </div>
  </header>
);
