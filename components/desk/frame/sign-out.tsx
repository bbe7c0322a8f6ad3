"use client";

import { useSignOut } from "@/components/site/sign-out-button";
import type { DeskRoomWords } from "@/components/desk/desk-words";

type SignOutProps = { words: DeskRoomWords["signOutWords"] & { signOut: string } };

/** Signs out; a second press does so with a note that is not saved. */
export function SignOut({ words }: SignOutProps) {
  const { label, leave, problem } = useSignOut();
  return (
    <>
      <button
        type="button"
        className="bar-link text-red"
        aria-disabled={label === "signingOut"}
        onClick={() => void leave()}
      >
        {problem === "unsent" ? words.signOutAnyway : words.signOut}
      </button>
      {problem && (
        <p role="alert" className="w-full pb-2 font-semibold text-red">
          {words[problem]}
        </p>
      )}
    </>
  );
}
