import { useEffect, useRef } from "react";
import { type Lang, pathIn } from "@/lib/domain/core/languages";
import { displayName, type SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AuthWords } from "@/lib/content/en/auth";
import { buttonClass } from "@/components/ui/button";
import { OPEN_POPOVER } from "./mobile-menu";
import { SignOutButton } from "./sign-out-button";
import { useOperator } from "./use-operator";

type SignedInPartProps = { lang: Lang; words: AuthWords["menu"]; user: SignedInUser };

const BUTTON = buttonClass("quiet", "-ml-5");

/** The signed-in user, an operator's way to the desk, and the sign-out, at the end of the menu of narrow screens. */
export function SignedInPart({ lang, words, user }: SignedInPartProps) {
  const { isOperator, ask } = useOperator(user.email);
  const part = useRef<HTMLDivElement>(null);
  // The menu may be open before this part is loaded.
  useEffect(() => {
    const sheet = part.current?.closest("[popover]");
    const askIfOpen = () => {
      if (sheet?.matches(OPEN_POPOVER)) ask();
    };
    askIfOpen();
    sheet?.addEventListener("toggle", askIfOpen);
    return () => sheet?.removeEventListener("toggle", askIfOpen);
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` is the same for a user
  }, [user.email]);
  return (
    <div ref={part}>
      <p className="mb-1 leading-snug wrap-anywhere">
        <strong className="block">{displayName(user)}</strong>
        <span className="text-base text-soft">{user.email}</span>
      </p>
      {isOperator && (
        <p>
          <a className={BUTTON} href={pathIn(lang, "/desk")}>
            {words.desk}
          </a>
        </p>
      )}
      <SignOutButton words={words} className={BUTTON} />
    </div>
  );
}
