"use client";

import { useLayoutEffect } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";
import { lazyPart } from "@/components/ui/lazy/lazy-part";
import { SignInLink } from "./sign-in-link";
import { markSignedIn } from "./signed-in-mark";
import { useFocusAfterSignOut } from "./use-focus-after-sign-out";
import { useSignedIn } from "./use-signed-in";

const load = lazyPart(() => import("./user-menu"), "shell");

type AccountSlotProps = { lang: Lang; words: Pick<AuthWords["menu"], "label" | "signIn"> };

/**
 * The header's space for the account, with both of its states: the style sheet shows the right one from the first paint
 * on (signed-in-mark.ts), and the layout does not shift when the code knows for certain. Until the menu's code is
 * loaded, the initials link to the account.
 */
export function AccountSlot({ lang, words }: AccountSlotProps) {
  const { state } = useAuth();
  const signedIn = useSignedIn(lang, load);
  useLayoutEffect(() => {
    if (state !== "loading") markSignedIn(state === "logged-in");
  }, [state]);
  const slot = useFocusAfterSignOut();
  return (
    <div ref={slot} className="account-slot">
      <span className="if-signed-out">
        <SignInLink lang={lang} className="sign-in-link">
          {words.signIn}
        </SignInLink>
      </span>
      <div className="if-signed-in">
        {signedIn ? (
          <signedIn.UserMenu lang={lang} words={signedIn.words.menu} user={signedIn.user} />
        ) : (
          <a className="initials" href={pathIn(lang, "/account")} aria-label={words.label} />
        )}
      </div>
    </div>
  );
}
