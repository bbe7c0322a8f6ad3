"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useCallback, useEffect, useState } from "react";
import { dismissWelcome, isWelcomeDismissed } from "@/lib/browser/account/welcome-memory";
import type { Lang } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/path-of";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import { useAuth } from "./auth-provider";
import type { WelcomeDialogProps } from "./welcome-dialog";

/** The time from the page's load to the dialog, in ms (docs/product/site.md#welcome-dialog). */
const WELCOME_AFTER_MS = 2_000;

/** Pages without the dialog. */
const NOT_ON: readonly string[] = [
  ...["/auth", "/account", "/contact", "/health-check", "/r", "/together"],
  ...["/terms", "/privacy", "/refund"],
];

/** Who scrolls reads: the dialog waits for so long a rest, in ms. */
const SCROLL_REST_MS = 1_000;

const load = lazyPart(() => import("./welcome-dialog"), "shell");

type Shown = { Dialog: ComponentType<WelcomeDialogProps>; words: WelcomeDialogProps["words"] };

/** Calls back 2 s after the page has loaded, not while it is scrolled; returns the function that cancels it. */
const onWelcomeTime = (callback: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  let scrolledAt = -Infinity;
  const noteScroll = () => (scrolledAt = performance.now());
  const due = () => {
    const rest = scrolledAt + SCROLL_REST_MS - performance.now();
    if (rest > 0) timer = setTimeout(due, rest);
    else callback();
  };
  const start = () => (timer = setTimeout(due, WELCOME_AFTER_MS));
  addEventListener("scroll", noteScroll, { passive: true });
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
  return () => {
    removeEventListener("load", start);
    removeEventListener("scroll", noteScroll);
    clearTimeout(timer);
  };
};

/**
 * Shows the welcome dialog when it is due, and loads its code then. A visitor who is busy at that moment does not need
 * it: the dialog skips this page view, since it would annoy most right after closing or typing something, and appears
 * on the next one.
 */
export function WelcomeTimer({ lang }: { lang: Lang }) {
  const { state } = useAuth();
  const path = pathOf(usePathname());
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => {
    dismissWelcome();
    setShown(null);
  }, []);

  useEffect(() => {
    // After a later sign-out the visitor knows about signing in.
    if (state === "logged-in") dismissWelcome();
    if (state !== "logged-out" || NOT_ON.includes(path) || isWelcomeDismissed()) return;
    let isLeft = false;
    let isShown = false;
    const open = async () => {
      const [{ WelcomeDialog: Dialog, words }, { isVisitorBusy }] = await Promise.all([
        load(lang),
        import("./visitor-busy"),
      ]);
      if (isLeft || isVisitorBusy()) return;
      isShown = true;
      setShown({ Dialog, words: words.welcome });
    };
    // Without its code there is no dialog.
    const cancel = onWelcomeTime(() => void open().catch(() => {}));
    return () => {
      isLeft = true;
      cancel();
      if (isShown) close();
    };
  }, [close, lang, path, state]);

  return shown && <shown.Dialog lang={lang} words={shown.words} onClose={close} />;
}
