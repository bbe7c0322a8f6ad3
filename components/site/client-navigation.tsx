"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect } from "react";
import { canOpen } from "@/lib/browser/check/offline-copy";
import { pathOf } from "@/lib/domain/core/path-of";
import { wordInFragment } from "@/lib/domain/share/word-in-fragment";
import { tellOffline } from "@/components/ui/offline-note";

/** The internal link of a click that would be followed in this tab; null if there is none. */
const internalLinkOf = (event: MouseEvent): HTMLAnchorElement | null => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.download || link.origin !== location.origin) return null;
  return link.target === "" || link.target === "_self" ? link : null;
};

/** Whether a link leads to the check, whose worker answers only the browser's own navigations. */
const isToCheck = ({ pathname }: HTMLAnchorElement) => pathOf(pathname) === "/health-check";

/** Has the browser follow a link, unless it could only show its error page. */
const followByBrowser = async (link: HTMLAnchorElement) => {
  if (await canOpen(link.href)) location.assign(link.href);
  else tellOffline(link);
};

type ClientNavigationProps = {
  /** On the device's copy of the check: where there is a copy, there may be no network, whatever the browser says. */
  isCopy?: boolean;
};

/**
 * After hydration plain links navigate on the client (docs/decisions/024-links-are-plain.md). The browser follows links
 * with a `target`, even "_self", and those to the check. Without a network a note says so instead
 * (docs/product/check.md#offline).
 */
export function ClientNavigation({ isCopy = false }: ClientNavigationProps) {
  const router = useRouter();
  useEffect(() => {
    globalThis.onDocumentHydrated?.();
    // To the start script (tools/press/start.js), which performs what was asked for before.
    dispatchEvent(new Event("hydrated"));
  }, []);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = internalLinkOf(event);
      if (!link) return;
      const isOtherPage = link.pathname !== location.pathname;
      if (isOtherPage && (isToCheck(link) || isCopy || !navigator.onLine)) {
        event.preventDefault();
        void followByBrowser(link);
      }
      // The router handles anchors in the same page, too: it could not go back to a history entry that the browser added.
      else if (!link.target) {
        event.preventDefault();
        router.push(link.pathname + link.search + link.hash);
      }
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [isCopy, router]);

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
    // Back to a history entry that the browser added before this code was loaded: the router would not change the page.
    const reload = ({ state }: PopStateEvent) => {
      if (state === null && pathOf(location.pathname) !== shown) location.reload();
    };
    addEventListener("popstate", reload);
    return () => removeEventListener("popstate", reload);
  }, [shown]);
  return null;
}
