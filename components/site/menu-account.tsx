"use client";

import type { Lang } from "@/lib/domain/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";
import { buttonClass } from "@/components/ui/button";
import { nameOf } from "./name-of";
import { SignInLink } from "./sign-in-link";
import { SignOutButton } from "./sign-out-button";
import { useFocusAfterSignOut } from "./use-focus-after-sign-out";

/** The end of the menu of narrow screens: the way in, or who is signed in and the way out. */
export function MenuAccount({ lang, words }: { lang: Lang; words: AuthWords["menu"] }) {
  const { user } = useAuth();
  const part = useFocusAfterSignOut();
  return (
    <div ref={part}>
      <div className="if-signed-out mt-3">
        <SignInLink lang={lang} className={buttonClass("secondary", "w-full")}>
          {words.signIn}
        </SignInLink>
      </div>
      <div className="if-signed-in mt-5">
        <p className="mb-1 leading-snug wrap-anywhere">
          <strong className="block">{user && nameOf(user)}</strong>
          <span className="text-base text-soft">{user?.email}</span>
        </p>
        <SignOutButton words={words} className={buttonClass("quiet", "-ml-5")} />
      </div>
    </div>
  );
}
