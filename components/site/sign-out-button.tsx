import type { AuthWords } from "@/lib/content/en/auth";
import { useSignOut } from "./use-sign-out";

type SignOutButtonProps = { words: AuthWords["menu"]; className: string };

/** Sign Out, under the line that says what stands in its way. */
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
