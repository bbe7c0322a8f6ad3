import { LedgerSection } from "@/components/shared/ledger-section";
import { SignOutButton } from "@/components/site/sign-out-button";
import { buttonClass } from "@/components/ui/button";
import { fill } from "@/lib/domain/core/fill";
import { displayName, type SignedInUser } from "@/lib/domain/account/signed-in-user";
import type { AuthWords } from "@/lib/content/en/auth";
import type { SettingsWords } from "@/lib/content/en/settings";

type SessionSectionProps = {
  words: SettingsWords["session"];
  menu: AuthWords["menu"];
  user: SignedInUser;
};

/** The signed-in user, and the sign-out on all devices. */
export function SessionSection({ words, menu, user }: SessionSectionProps) {
  return (
    <LedgerSection id="session" title={words.title}>
      <p className="mb-4 wrap-anywhere">
        {fill(words.text, { name: displayName(user), email: user.email })}
      </p>
      <SignOutButton words={menu} className={buttonClass("secondary")} />
      <p className="mt-3 max-w-prose text-base text-soft">{words.note}</p>
    </LedgerSection>
  );
}
