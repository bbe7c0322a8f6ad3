import { useEffect, useRef } from "react";
import type { AuthWords } from "@/lib/content/en/auth";
import { InAppNote, useInAppBrowser } from "./in-app-note";
import { SignInButton, useSignIn } from "./sign-in-button";

type WelcomeSignInProps = { words: Pick<AuthWords, "button" | "inApp" | "problems"> };

/** The sign-in of the welcome dialog, which begins as soon as it is there: its button was pressed. */
export function WelcomeSignIn({ words }: WelcomeSignInProps) {
  const inApp = useInAppBrowser();
  const place = useRef<HTMLDivElement>(null);
  const attempt = useSignIn({
    onDone: () => place.current?.closest<HTMLElement>("[popover]")?.hidePopover?.(),
    // oxlint-disable-next-line no-console -- a failed sign-in is logged for support
    onFailed: (error) => console.error(error),
  });
  const begin = useRef(() => !inApp && void attempt.start());
  useEffect(() => {
    place.current?.querySelector("button")?.focus();
    begin.current();
  }, []);
  return (
    <div ref={place} className="grid gap-4">
      {inApp ? (
        <InAppNote words={words.inApp} browser={inApp} />
      ) : (
        <SignInButton
          words={words.button}
          // The dialog comes only where nobody is signed in.
          attempt={{ ...attempt, isReady: true }}
          className="w-full text-lg"
        />
      )}
      {attempt.reason && (
        <p role="alert" className="font-semibold text-red">
          {words.problems[attempt.reason]}
        </p>
      )}
    </div>
  );
}
