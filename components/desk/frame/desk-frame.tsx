"use client";

import { BrandMark } from "@/components/site/brand-mark";
import { LanguageSwitch } from "@/components/site/language-switch";
import { useSignOut } from "@/components/site/use-sign-out";
import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import { fill } from "@/lib/domain/core/fill";
import { pathIn } from "@/lib/domain/core/languages";
import { DeskTabs } from "./desk-tabs";
import type { DeskView } from "@/components/desk/use-desk-view";
import type { DeskProps } from "@/components/desk/desk-words";
import "./desk-frame.css";

type DeskFrameProps = DeskProps & {
  view: DeskView;
  counts: DeskCounts | null;
  go: (view: DeskView) => void;
};

/** The desk's slim header, in the place of the website's: the way back, the tabs, the language, the sign-out. */
export function DeskFrame({ lang, words, view, counts, go }: DeskFrameProps) {
  const { problem, leave, isBusy } = useDeskSignOut();
  const { home, signOut } = words.screens;
  return (
    <header className="desk-head print:hidden">
      <div className="page">
        <div className="desk-bar">
          <a
            className="bar-link -ml-1.5"
            href={pathIn(lang, "/")}
            aria-label={fill(home, { name: words.siteName })}
          >
            <BrandMark />
          </a>
          <h1 className="desk-title">{words.heading}</h1>
          <LanguageSwitch lang={lang} className="bar-link text-red" />
          <button
            type="button"
            className="bar-link text-red"
            aria-disabled={isBusy}
            onClick={leave}
          >
            {problem === "unsent" ? words.signOutWords.signOutAnyway : signOut}
          </button>
        </div>
        {problem && (
          <p role="alert" className="pb-2 font-semibold text-red">
            {words.signOutWords[problem]}
          </p>
        )}
        <DeskTabs {...{ words, view, counts, go }} />
      </div>
    </header>
  );
}

const useDeskSignOut = () => {
  const { label, leave, problem } = useSignOut();
  return { problem, isBusy: label === "signingOut", leave: () => void leave() };
};
