import type { ReactNode } from "react";
import { BrandMark } from "@/components/site/marks";
import { LanguageSwitch } from "@/components/site/links";
import type { DeskProps } from "@/components/desk/desk-words";
import type { DeskCounts } from "@/lib/domain/leads/people-lists";
import type { DeskNotice } from "@/lib/domain/health/site-check";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import type { Said } from "@/lib/domain/core/said";
import { DeskNews } from "./desk-news";
import { type DeskTab, DeskTabs } from "./desk-tabs";
import { Notices } from "./notices";
import { SignOut } from "./sign-out";
import { Undo } from "./undo";
import "./desk-frame.css";

export type { DeskTab };

type DeskFrameProps = DeskProps & {
  tab: DeskTab;
  /** This page with its query. */
  back: string;
  said: Said | null;
  counts: DeskCounts | null;
  notices: readonly DeskNotice[];
  children: ReactNode;
};

/** A page of the desk: a slim header with tabs, the notices, what came of the last form, and the content. */
export function DeskFrame(all: DeskFrameProps) {
  const { tab, back, said, counts, notices, children, ...props } = all;
  const { lang, words } = props;
  const { again, frame, signIn, problems, screens, signOutWords } = words;
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
            <SignOut words={{ signOut: screens.signOut, ...signOutWords }} />
          </div>
          <DeskTabs {...props} {...{ tab, counts }} />
        </div>
      </header>
      <DeskNews
        lang={lang}
        words={{ again, frame, signIn, problems, undo: screens.list.undo }}
        {...{ back, counts, name }}
      />
      <main id="main" tabIndex={-1}>
        <Notices {...props} notices={notices} />
        {said?.text && (
          <div className="page print:hidden">
            <div
              role={said.isTrouble ? "alert" : "status"}
              className={`border-l-4 px-4 py-3 font-semibold wrap-anywhere ${said.isTrouble ? "border-red bg-red-wash" : "border-marigold bg-marigold-wash"}`}
            >
              {said.text}
              {said.undo && <Undo words={screens.list} back={back} undo={said.undo} />}
            </div>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}
