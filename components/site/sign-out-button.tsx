import type { AuthWords } from "@/lib/content/en/auth";
import { useSignOut } from "./use-sign-out";

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
