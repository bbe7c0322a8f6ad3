"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { inAppBrowserHere } from "@/lib/browser/core/download";
import { onNextOwner } from "@/lib/browser/core/device-store";
import { canOpen } from "@/lib/browser/check/offline-copy";
import type { Lang } from "@/lib/domain/core/languages";
import { pathIn, pathOf } from "@/lib/domain/core/languages";
import { wordInFragment } from "@/lib/domain/share/word-in-fragment";
import { lazyPart } from "@/components/ui/lazy-part";
import { tellOffline } from "@/components/ui/offline-note";
import { keepFields } from "./keep-fields";

const loadFileNote = lazyPart(() => import("@/components/auth/in-app-note"), "shell");

// React needs this file before it can change the page.
if (typeof document !== "undefined")
  addEventListener("hydrated", keepFields(document), { once: true });

/** The internal link of a click that would be followed in this tab; null if there is none. */
const internalLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.download || link.origin !== location.origin) return null;
  return link.target === "" || link.target === "_self" ? link : null;
};

/** Whether a link leads to the check: the device may have a copy of it, whatever the browser says of the network. */
const isToCheck = ({ pathname }: HTMLAnchorElement) => pathOf(pathname) === "/health-check";

/** Has the browser follow a link, unless it could only show its error page. */
const followByBrowser = async (link: HTMLAnchorElement) => {
  if (await canOpen(link.href)) location.assign(link.href);
  else tellOffline(link);
};

type DocumentEffectsProps = {
  lang: Lang;
  /** On the device's copy of the check: where there is a copy, there may be no network, whatever the browser says. */
  isCopy?: boolean;
};

/**
 * What our code does for the whole document. Links are the browser's
 * (docs/decisions/002-how-pages-are-made.md); without a network a note says so instead of its error
 * page (docs/product/check.md#offline). A browser inside another app drops files without a word:
 * there a note takes the place of each, also of those that code saves by such a link.
 */
export function DocumentEffects({ lang, isCopy = false }: DocumentEffectsProps) {
  const [note, setNote] = useState<Awaited<ReturnType<typeof loadFileNote>> | null>(null);
  // To the start script (tools/press/start.js), which performs what was asked for before.
  useEffect(() => void dispatchEvent(new Event("hydrated")), []);

  useEffect(() => onNextOwner(() => location.replace(pathIn(lang, "/health-check"))), [lang]);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLinkOf(event);
      if (!link || link.pathname === location.pathname) return;
      if (navigator.onLine && !isCopy && !isToCheck(link)) return;
      event.preventDefault();
      void followByBrowser(link);
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [isCopy]);

  useEffect(() => {
    if (!inAppBrowserHere()) return;
    const tell = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest("a[download]"))) return;
      event.preventDefault();
      void loadFileNote(lang).then(setNote, () => {});
    };
    addEventListener("click", tell, true);
    return () => removeEventListener("click", tell, true);
  }, [lang]);

  // A place of the page whose name a chat or a sentence has changed: the browser did not find it.
  useEffect(() => {
    const place = (id: string) => document.getElementById(id);
    const find = () => {
      const { hash } = location;
      const id = wordInFragment(hash, (word): word is string => place(word) !== null);
      if (id !== null && hash !== `#${id}`) place(id)?.scrollIntoView();
    };
    find();
    addEventListener("hashchange", find);
    return () => removeEventListener("hashchange", find);
  }, []);

  const shown = pathOf(usePathname());
  useEffect(() => {
    // Back from /welcome to a history entry that the browser added: the router would not change the page.
    const reload = ({ state }: PopStateEvent) => {
      if (state === null && pathOf(location.pathname) !== shown) location.reload();
    };
    addEventListener("popstate", reload);
    return () => removeEventListener("popstate", reload);
  }, [shown]);
  return note && <note.FileNote words={note.words.welcome.inApp} onClose={() => setNote(null)} />;
}
