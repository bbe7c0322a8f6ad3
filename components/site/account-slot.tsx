"use client";

import { useLayoutEffect } from "react";
import { writeDated } from "@/lib/browser/core/dated-store";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";
import { lazyPart } from "@/components/ui/lazy-part";
import { SignInLink } from "./sign-in-link";
import { markSignedIn } from "./head-scripts";
import { useFocusAfterSignOut } from "@/components/auth/sign-outs";
import { useSignedIn } from "./use-signed-in";

/** The welcome dialog was dismissed (docs/product/site.md#welcome-dialog). */
const WELCOME_KEY = "bizgrow-welcome-dismissed";

const load = lazyPart(() => import("./user-menu"), "shell");

const SIGN_IN = [
  "flex min-h-11 items-center rounded-[6px] font-semibold whitespace-nowrap underline-offset-[0.25em] hover:underline",
  "min-[60rem]:px-3.5 min-[60rem]:[box-shadow:inset_0_0_0_2px_var(--color-ink)] min-[60rem]:hover:bg-red-wash",
  "min-[60rem]:hover:no-underline forced-colors:border-2 forced-colors:border-[ButtonText]",
].join(" ");

type AccountSlotProps = { lang: Lang; words: Pick<AuthWords["menu"], "label" | "signIn"> };

/**
 * The header's space for the account, with both of its states in one cell: the style sheet shows the right one from the first paint
 * on (signed-in-mark.ts), and the layout does not shift when the code knows for certain. Until the menu's code is
 * loaded, the initials link to the account.
 */
export function AccountSlot({ lang, words }: AccountSlotProps) {
  const { state } = useAuth();
  const signedIn = useSignedIn(lang, load);
  useLayoutEffect(() => {
    if (state !== "loading") markSignedIn(state === "logged-in");
    // After a later sign-out the visitor knows about signing in.
    if (state === "logged-in") writeDated(WELCOME_KEY, {});
  }, [state]);
  const slot = useFocusAfterSignOut();
  return (
    <div ref={slot} className="hidden desk:ml-1 desk:grid desk:items-center desk:justify-items-end">
      <span className="[grid-area:1/1] in-data-signed-in:invisible">
        <SignInLink lang={lang} className={SIGN_IN}>
          {words.signIn}
        </SignInLink>
      </span>
      <div className="[grid-area:1/1] not-in-data-signed-in:invisible">
        {signedIn ? (
          <signedIn.UserMenu lang={lang} words={signedIn.words.menu} user={signedIn.user} />
        ) : (
          <a className="initials" href={pathIn(lang, "/account")} aria-label={words.label} />
        )}
      </div>
    </div>
  );
}
