"use client";

import { useDeferredValue, useEffect, useLayoutEffect, useState } from "react";
import { writeDated } from "@/lib/browser/core/dated-store";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth, useFocusAfterSignOut } from "@/components/auth/auth-provider";
import { lazyPart } from "@/components/ui/lazy-part";
import { SignInLink } from "./links";
import { markSignedIn } from "./head-scripts";
import { buttonClass } from "@/components/ui/button";

/** The signed-in user, and a part that is loaded only for users; null before that and without a session. */
const useSignedIn = <Part extends object>(lang: Lang, load: (lang: Lang) => Promise<Part>) => {
  const { user } = useAuth();
  const [part, setPart] = useState<Part | null>(null);
  // After a sign-out the part is rendered once more, so that the focus in it can be moved.
  const shown = useDeferredValue(user);
  const isWanted = user !== null;
  useEffect(() => {
    // If it cannot be loaded, the initials link to the account page, which has the sign-out.
    if (isWanted) load(lang).then(setPart, () => {});
  }, [isWanted, lang, load]);
  return shown && part && { user: shown, ...part };
};

/** The welcome dialog was dismissed (docs/product/site.md#welcome-dialog). */
const WELCOME_KEY = "bizgrow-welcome-dismissed";

const loadMenu = lazyPart(() => import("./user-menu"), "shell");
const loadPart = lazyPart(() => import("./signed-in-part"), "shell");

const SIGN_IN = [
  "flex min-h-11 items-center rounded-[6px] font-semibold whitespace-nowrap underline-offset-[0.25em] hover:underline",
  "min-[60rem]:px-3.5 min-[60rem]:[box-shadow:inset_0_0_0_2px_var(--color-ink)] min-[60rem]:hover:bg-red-wash",
  "min-[60rem]:hover:no-underline forced-colors:border-2 forced-colors:border-[ButtonText]",
].join(" ");

type AccountSlotProps = { lang: Lang; words: Pick<AuthWords["menu"], "label" | "signIn"> };

/** Both states in one cell: the style sheet shows the right one at once (head-scripts.ts). */
export function AccountSlot({ lang, words }: AccountSlotProps) {
  const { state } = useAuth();
  const signedIn = useSignedIn(lang, loadMenu);
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

/** The end of the menu of narrow screens: the sign-in, or the signed-in user and the sign-out. */
export function MenuAccount({ lang, signIn }: { lang: Lang; signIn: string }) {
  const part = useFocusAfterSignOut();
  const signedIn = useSignedIn(lang, loadPart);
  return (
    <div ref={part}>
      <div className="mt-3 in-data-signed-in:hidden">
        <SignInLink lang={lang} className={buttonClass("secondary", "w-full")}>
          {signIn}
        </SignInLink>
      </div>
      <div className="mt-5 not-in-data-signed-in:hidden">
        {signedIn && <signedIn.SignedInPart words={signedIn.words.menu} user={signedIn.user} />}
      </div>
    </div>
  );
}
