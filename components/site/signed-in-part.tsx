import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AuthWords } from "@/lib/content/en/auth";
import { buttonClass } from "@/components/ui/button";
import { displayName } from "./display-name";
import { SignOutButton } from "./sign-out-button";

type SignedInPartProps = { words: AuthWords["menu"]; user: SignedInUser };

/** The signed-in user and the sign-out, at the end of the menu of narrow screens. */
export function SignedInPart({ words, user }: SignedInPartProps) {
  return (
    <>
      <p className="mb-1 leading-snug wrap-anywhere">
        <strong className="block">{displayName(user)}</strong>
        <span className="text-base text-soft">{user.email}</span>
      </p>
      <SignOutButton words={words} className={buttonClass("quiet", "-ml-5")} />
    </>
  );
}
