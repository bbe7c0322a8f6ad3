"use client";

import "./welcome-dialog.css";
import { useEffect, useId, useRef } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { Button } from "@/components/ui/button";
import { AgreeLine } from "./agree-line";
import { InAppNote } from "./in-app-note";
import { SignInButton } from "./sign-in-button";
import { useInAppBrowser } from "./use-in-app-browser";
import { useSignIn } from "./use-sign-in";

export type WelcomeDialogProps = {
  lang: Lang;
  words: Pick<AuthWords, "agree" | "button" | "inApp" | "problems" | "welcome">;
  onClose: () => void;
};

/** Closes a dialog on a press that begins and ends on its backdrop, but not when a selection of text ends there. */
const closeFromOutside = (dialog: HTMLDialogElement) => {
  let hasBegunOutside = false;
  dialog.addEventListener("pointerdown", ({ target }) => (hasBegunOutside = target === dialog));
  dialog.addEventListener("click", ({ target }) => {
    if (hasBegunOutside && target === dialog) dialog.close();
  });
};

/** The advantages of signing in, shown once, and a button to skip it. */
export function WelcomeDialog({ lang, words, onClose }: WelcomeDialogProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const inApp = useInAppBrowser();
  const close = () => dialog.current?.close();
  const attempt = useSignIn({
    onDone: close,
    // eslint-disable-next-line no-console -- a failed sign-in is logged for support
    onFailed: (error) => console.error(error),
  });

  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // Not on a button: a key pressed at this moment would press it.
    heading.current?.focus({ preventScroll: true });
    closeFromOutside(element);
    return () => element.close();
  }, []);
  // Ignores a late "close" event, after the dialog was shown again.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };

  return (
    <dialog ref={dialog} className="welcome stitched" aria-labelledby={title} onClose={closed}>
      <div className="grid gap-4 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
        <h2 ref={heading} id={title} tabIndex={-1}>
          {words.welcome.title}
        </h2>
        <p>{words.welcome.text}</p>
        <p className="text-soft">{words.welcome.honest}</p>
        {inApp ? (
          <InAppNote words={words.inApp} browser={inApp} />
        ) : (
          <SignInButton words={words.button} attempt={attempt} className="w-full text-lg" />
        )}
        {attempt.reason && (
          <p role="alert" className="font-semibold text-red">
            {words.problems[attempt.reason]}
          </p>
        )}
        <Button kind="quiet" className="w-full" onClick={close}>
          {words.welcome.skip}
        </Button>
        <div className="border-t border-rule pt-3">
          <AgreeLine lang={lang} words={words.agree} />
        </div>
      </div>
    </dialog>
  );
}
