"use client";

import { useState } from "react";
import { UnsentError } from "@/lib/browser/auth";
import type { AuthWords } from "@/lib/content/en/auth";
import { useAuth } from "@/components/auth/auth-provider";

type SignOutButtonProps = {
  words: AuthWords["menu"];
  className: string;
  role?: "menuitem";
  tabIndex?: number;
};

/**
 * Sign Out. Where answers would be lost with it, it says so, and only a second press goes on; a failure stands in a
 * line (spec §8).
 */
export function SignOutButton({ words, ...button }: SignOutButtonProps) {
  const { isSigningOut, signOut } = useAuth();
  const [problem, setProblem] = useState<"unsent" | "failed" | null>(null);
  const leave = async () => {
    setProblem(null);
    try {
      await signOut({ mayLose: problem === "unsent" });
    } catch (error) {
      const isUnsent = error instanceof Error && error.cause instanceof UnsentError;
      setProblem(isUnsent ? "unsent" : "failed");
    }
  };
  const label = problem === "unsent" ? words.signOutAnyway : words.signOut;
  return (
    <>
      {problem && (
        <span role="alert" className="block px-4 pt-3 leading-snug font-semibold text-red">
          {words[problem]}
        </span>
      )}
      <button
        {...button}
        type="button"
        aria-disabled={isSigningOut}
        onClick={() => void (isSigningOut || leave())}
      >
        {isSigningOut ? words.signingOut : label}
      </button>
    </>
  );
}
