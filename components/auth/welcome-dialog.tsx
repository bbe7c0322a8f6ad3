"use client";

import "./welcome-dialog.css";
import { useEffect, useRef } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
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
  const dialog = useRef<HTMLDialogElement>(null);
  const inApp = useInAppBrowser();
  const close = () => dialog.current?.close();
  const attempt = useSignIn({
    onDone: close,
    // eslint-disable-next-line no-console -- a failed sign-in is logged for support
    onFailed: (error) => console.error(error),
  });

  useEffect(() => closeFromOutside(dialog.current!), []);

  return (
    <Dialog
      dialog={dialog}
      title={words.welcome.title}
      className="welcome sm:w-112"
      onClose={onClose}
    >
      <div className="mt-4 -mb-2 grid gap-4">
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
    </Dialog>
  );
}
