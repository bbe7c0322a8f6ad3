"use client";

import { useLayoutEffect } from "react";
import type { Lang } from "@/lib/domain/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";
import { SignInLink } from "./sign-in-link";
import { markSignedIn } from "./signed-in-mark";
import { useFocusAfterSignOut } from "./use-focus-after-sign-out";
import { UserMenu } from "./user-menu";

type AccountSlotProps = { lang: Lang; words: AuthWords["menu"] };

/**
 * The header's room for the account, with both its faces: the style sheet shows the right one from the first
 * paint on (signed-in-mark.ts), and nothing moves when the code knows for sure.
 */
export function AccountSlot({ lang, words }: AccountSlotProps) {
  const { state, user } = useAuth();
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
        <UserMenu lang={lang} words={words} user={user} />
      </div>
    </div>
  );
}
