"use client";

import type { Lang } from "@/lib/domain/core/languages";
import { buttonClass } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { SignInLink } from "./sign-in-link";
import { useFocusAfterSignOut } from "@/components/auth/sign-outs";
import { useSignedIn } from "./use-signed-in";

const load = lazyPart(() => import("./signed-in-part"), "shell");

/** The end of the menu of narrow screens: the sign-in, or the signed-in user and the sign-out. */
export function MenuAccount({ lang, signIn }: { lang: Lang; signIn: string }) {
  const part = useFocusAfterSignOut();
  const signedIn = useSignedIn(lang, load);
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
