import { displayName, type SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AuthWords } from "@/lib/content/en/auth";
import { buttonClass } from "@/components/ui/button";
import { SignOutButton } from "./sign-out-button";

type SignedInPartProps = { words: AuthWords["menu"]; user: SignedInUser };

const BUTTON = buttonClass("quiet", "-ml-5");

/** The signed-in user and the sign-out, at the end of the menu of narrow screens. */
export function SignedInPart({ words, user }: SignedInPartProps) {
  return (
    <div>
      <p className="mb-1 leading-snug wrap-anywhere">
        <strong className="block">{displayName(user)}</strong>
        <span className="text-base text-soft">{user.email}</span>
      </p>
      <SignOutButton words={words} className={BUTTON} />
    </div>
  );
}
