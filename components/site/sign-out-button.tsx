import type { AuthWords } from "@/lib/content/en/auth";
import { useState } from "react";
import { UnsentError } from "@/lib/browser/auth/auth";
import { useAuth } from "@/components/auth/auth-provider";

/** A sign-out by a button, and its problem; after "unsent" a second press continues. */
export const useSignOut = () => {
  const { isSigningOut, signOut } = useAuth();
  const [problem, setProblem] = useState<"unsent" | "failed" | null>(null);
  const leave = async () => {
    if (isSigningOut) return;
    setProblem(null);
    try {
      await signOut({ mayLose: problem === "unsent" });
    } catch (error) {
      const isUnsent = error instanceof Error && error.cause instanceof UnsentError;
      setProblem(isUnsent ? "unsent" : "failed");
    }
  };
  const label = problem === "unsent" ? "signOutAnyway" : "signOut";
  return { problem, label: isSigningOut ? "signingOut" : label, leave } as const;
};

type SignOutButtonProps = { words: AuthWords["menu"]; className: string };

/** Sign Out, below the text of its error. */
export function SignOutButton({ words, className }: SignOutButtonProps) {
  const { label, leave, problem } = useSignOut();
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 font-semibold text-red">
          {words[problem]}
        </p>
      )}
      <button type="button" className={className} onClick={() => void leave()}>
        {words[label]}
      </button>
    </>
  );
}
