"use client";

import "@/components/ui/dialog.css";
import "./welcome-dialog.css";
import { usePathname } from "next/navigation";
import { useRef } from "react";
import type { AuthWords } from "@/lib/content/en/auth";
import type { Lang } from "@/lib/domain/core/languages";
import { pathOf } from "@/lib/domain/core/path-of";
import { Button } from "@/components/ui/button";
import { AgreeLine } from "./agree-line";
import { InAppNote } from "./in-app-note";
import { SignInButton } from "./sign-in-button";
import { useInAppBrowser } from "./use-in-app-browser";
import { useSignIn } from "./use-sign-in";

type WelcomeDialogProps = {
  lang: Lang;
  words: Pick<AuthWords, "agree" | "button" | "inApp" | "problems" | "welcome">;
};

/** Pages without the dialog. */
const NOT_ON: readonly string[] = [
  ...["/auth", "/account", "/settings", "/contact", "/onboarding", "/welcome"],
  ...["/health-check", "/r", "/together", "/terms", "/privacy", "/refund"],
];

/** The start script (tools/press/start.js) finds it by this name, and opens it when it is due. */
const ID = "welcome";
const TITLE = `${ID}-title`;

/** The advantages of signing in, and a button to skip it. A popover: a modal dialog would restyle the whole page. */
export function WelcomeDialog({ lang, words }: WelcomeDialogProps) {
  const path = pathOf(usePathname());
  const place = useRef<HTMLDivElement>(null);
  const inApp = useInAppBrowser();
  const attempt = useSignIn({
    onDone: () => place.current?.hidePopover?.(),
    // eslint-disable-next-line no-console -- a failed sign-in is logged for support
    onFailed: (error) => console.error(error),
  });
  if (NOT_ON.includes(path)) return null;
  return (
    <div ref={place} id={ID} popover="auto" className="welcome">
      <div role="dialog" aria-labelledby={TITLE} className="dialog stitched sm:w-112">
        <div className="px-5 pt-5 pb-6 sm:px-8 sm:pt-7">
          <h2 id={TITLE} tabIndex={-1} className="wrap-anywhere">
            {words.welcome.title}
          </h2>
          <div className="mt-4 -mb-2 grid gap-4">
            <p>{words.welcome.text}</p>
            <p className="text-soft">{words.welcome.honest}</p>
            {inApp ? (
              <InAppNote words={words.inApp} browser={inApp} />
            ) : (
              <SignInButton
                words={words.button}
                // It is shown only where nobody is signed in.
                attempt={{ ...attempt, isReady: true }}
                className="w-full text-lg"
              />
            )}
            {attempt.reason && (
              <p role="alert" className="font-semibold text-red">
                {words.problems[attempt.reason]}
              </p>
            )}
            <Button kind="quiet" className="w-full" popoverTarget={ID} popoverTargetAction="hide">
              {words.welcome.skip}
            </Button>
            <div className="border-t border-rule pt-3">
              <AgreeLine lang={lang} words={words.agree} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
