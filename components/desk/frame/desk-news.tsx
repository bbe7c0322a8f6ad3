"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { DESK_LEFT_KEY } from "@/lib/browser/core/device-keys";
import { doorFor } from "@/lib/domain/core/desk-path";
import { fill } from "@/lib/domain/core/fill";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { isLinkNeeded, type LinkNeeded } from "@/lib/domain/account/operator-access";
import type { DeskCounts } from "@/lib/domain/leads/people-lists";
import { isOnScreen, type NewsReply, readNews } from "@/lib/browser/desk/news";
import type { DeskClientWords } from "@/components/desk/desk-words";

const EVERY_MS = 60_000;

type DeskNewsProps = {
  lang: Lang;
  words: DeskClientWords;
  /** This page with its query. */
  back: string;
  /** Those that the page was rendered with. */
  counts: DeskCounts | null;
  /** The page's title without a number. */
  name: string;
};

/** What has changed since the page was rendered; null: nothing. */
const newsText = (
  { news }: DeskClientWords,
  shown: DeskCounts | null,
  now: DeskCounts | null,
): string | null => {
  if (!shown || !now || JSON.stringify(shown) === JSON.stringify(now)) return null;
  for (const kind of ["orders", "answer"] as const) {
    const n = now[kind] - shown[kind];
    if (n > 0) return n === 1 ? news[kind].one : fill(news[kind].many, { n });
  }
  return news.other;
};

/** Empties the page, in the history too, and goes to another one. */
const leaveFor = (address: string): void => {
  document.body.hidden = true;
  location.replace(address);
};

/** Says each minute what is new; once the desk is closed to this browser, it shows nothing of the page. */
export function DeskNews({ lang, words, back, counts, name }: DeskNewsProps) {
  const [now, setNow] = useState<DeskCounts | null>(null);
  const [closed, setClosed] = useState<LinkNeeded | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = ({ status, code, counts: read }: NewsReply) => {
      if (!isCurrent) return;
      if (isLinkNeeded(code)) return setClosed(code);
      if (status === 401) return leaveFor(doorFor(back));
      if (!read) return;
      setNow(read);
      setClosed(null);
    };
    const ask = () => {
      if (isOnScreen()) void readNews().then(take);
    };
    const leave = ({ key }: StorageEvent) => {
      if (key === DESK_LEFT_KEY) leaveFor(pathIn(lang, "/"));
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("storage", leave);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("storage", leave);
    };
  }, [lang, back, counts]);

  const text = newsText(words, counts, now);
  useEffect(() => {
    if (text !== null && now) document.title = `(${now.answer}) ${name}`;
  }, [text, now, name]);
  // What was typed stays in the page, out of sight, until the new link was used, perhaps in another tab.
  useEffect(() => {
    document.body.classList.toggle("desk-closed", closed !== null);
  }, [closed]);

  if (closed)
    return (
      <div role="alert" className="page py-8">
        <p className="max-w-prose">{words.reasons[closed]}</p>
        <a
          className={buttonClass("primary", "mt-5")}
          href={doorFor(back)}
          target="_blank"
          rel="noreferrer"
        >
          {words.get}
        </a>
      </div>
    );
  return (
    <div role="status" className="page print:hidden">
      {text !== null && (
        <p className="flex flex-wrap items-center gap-x-4 border-l-4 border-marigold bg-marigold-wash px-4">
          <strong>{text}</strong>
          <a className="inline-flex min-h-11 items-center underline" href={back}>
            {words.news.show}
          </a>
        </p>
      )}
    </div>
  );
}
