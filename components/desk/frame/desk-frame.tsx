import type { ComponentProps, ReactNode } from "react";
import { BrandMark } from "@/components/site/marks";
import { LanguageSwitch } from "@/components/site/links";
import { clientWords, type DeskPageProps, type DeskProps } from "@/components/desk/desk-words";
import type { DeskCounts } from "@/lib/domain/leads/people-lists";
import { type DeskNotice, troubleText } from "@/lib/domain/health/site-check";
import { momentIn } from "@/components/ui/date-format";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { DeskNews } from "./desk-news";
import { SignOut } from "./sign-out";
import { Undo } from "./undo";

/** The tabs with their pages. */
const TABS = {
  today: "/desk",
  people: "/desk/people",
  calls: "/desk/calls",
  money: "/desk/money",
  more: "/desk/more",
} as const;
export type DeskTab = keyof typeof TABS;

const DESK_TABS = Object.keys(TABS) as DeskTab[];

type DeskFrameProps = DeskPageProps & {
  tab: DeskTab;
  counts: DeskCounts | null;
  notices: readonly DeskNotice[];
  children: ReactNode;
};

/** A page of the desk: a slim header with tabs, the notices, what came of the last form, and the content. */
export function DeskFrame(all: DeskFrameProps) {
  const { tab, back, said, counts, notices, children, ...props } = all;
  const { lang, words } = props;
  const { screens, signOutWords } = words;
  const waiting = counts === null ? 0 : counts.answer;
  const name = `${words.title} | ${words.siteName}`;
  return (
    <div className="desk min-h-svh">
      <title>{waiting > 0 ? `(${waiting}) ${name}` : name}</title>
      <header className="desk-head border-b border-rule bg-card print:hidden">
        <div className="page">
          <div className="desk-bar flex flex-wrap items-center gap-x-1">
            <a
              className="bar-link -ml-1.5"
              href={pathIn(lang, "/")}
              aria-label={fill(screens.home, { name: words.siteName })}
            >
              <BrandMark />
            </a>
            <h1 className="mr-auto text-[1.1875rem]">{words.heading}</h1>
            <a
              className="bar-link text-2xl text-red"
              href={pathIn(lang, "/desk/add")}
              aria-label={screens.tabs.add}
            >
              +
            </a>
            <LanguageSwitch lang={lang} className="bar-link text-red" />
            <SignOut back={back} words={{ signOut: screens.signOut, ...signOutWords }} />
          </div>
          <DeskTabs {...props} {...{ tab, counts }} />
        </div>
      </header>
      <DeskNews {...{ lang, back, counts, name }} words={clientWords(words)} />
      <main id="main" tabIndex={-1}>
        <Notices {...props} notices={notices} />
        {said?.text && (
          <div className="page print:hidden">
            <Callout isTrouble={said.isTrouble ?? false} role={said.isTrouble ? "alert" : "status"}>
              <strong>{said.text}</strong>
              {said.undo && <Undo words={screens.list} back={back} undo={said.undo} />}
            </Callout>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}

type DeskTabsProps = DeskProps & { tab: DeskTab; counts: DeskCounts | null };

const TABS_CLASS =
  "flex justify-between gap-x-1 overflow-x-auto max-sm:text-[0.9375rem] sm:justify-start sm:gap-x-5 *:inline-flex *:min-h-[44px] *:min-w-11 *:flex-none *:items-center *:justify-center *:gap-x-1.5 *:whitespace-nowrap *:border-b-3 *:border-transparent *:font-semibold *:no-underline *:hover:underline *:focus-visible:-outline-offset-3 *:aria-[current]:border-red";

/** Navigation between the desk's pages, in one line. */
function DeskTabs({ lang, words, tab, counts }: DeskTabsProps) {
  const { late, tabs } = words.screens;
  const waiting = counts ? counts.answer + counts.owing + counts.due : 0;
  return (
    <nav aria-label={words.views.label} className={TABS_CLASS}>
      {DESK_TABS.map((one) => (
        <a key={one} href={pathIn(lang, TABS[one])} aria-current={one === tab ? "page" : undefined}>
          {tabs[one]}
          {one === "today" && waiting > 0 && <span className="font-normal"> {waiting}</span>}
          {one === "today" && counts !== null && counts.late > 0 && (
            <span className="rounded-sm bg-red px-1.5 text-[0.9375rem] text-white max-sm:sr-only">
              {fill(late, { n: counts.late })}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

type CalloutProps = ComponentProps<"div"> & { isTrouble: boolean };

const Callout = ({ isTrouble, ...rest }: CalloutProps) => (
  <div
    className={`border-l-4 px-4 py-3 wrap-anywhere ${isTrouble ? "border-red bg-red-wash" : "border-marigold bg-marigold-wash"}`}
    {...rest}
  />
);

/** What is wrong, above every tab; what does not work is an alert. A region must be there before it is read out. */
function Notices({ lang, words, notices }: Pick<DeskFrameProps, "lang" | "words" | "notices">) {
  const lines = (isTrouble: boolean) =>
    notices
      .filter(({ state }) => (state === "bad") === isTrouble)
      .map(({ trouble }) => {
        const { title, text } = troubleText(words.checks, trouble, (at) => momentIn(lang, at));
        return (
          <Callout key={trouble.kind} isTrouble={isTrouble}>
            <p className="font-semibold">{title}</p>
            {text && <p className="mt-1">{text}</p>}
          </Callout>
        );
      });
  const urgent = lines(true);
  return (
    <div className="page grid gap-3 print:hidden">
      {urgent.length > 0 && (
        <div role="alert" className="grid gap-3">
          {urgent}
        </div>
      )}
      <div role="status" className="grid gap-3">
        {lines(false)}
      </div>
    </div>
  );
}
