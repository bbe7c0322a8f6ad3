import { type Lang, pathIn } from "@/lib/domain/core/languages";
import type { ResultEndWords } from "@/lib/content/slices/check-words";
import { useAuth } from "@/components/auth/auth-provider";
import { counts } from "./use-visit-counts";

type ResultSignInProps = { lang: Lang; words: ResultEndWords["signIn"] };

/** A line for visitors without a session: with an account the result is on other devices, too. */
export function ResultSignIn({ lang, words }: ResultSignInProps) {
  const { state } = useAuth();
  if (state !== "logged-out") return null;
  const next = encodeURIComponent(pathIn(lang, "/health-check"));
  return (
    <p className="mt-4 text-base text-soft">
      {words.text}{" "}
      <a
        className="text-link"
        href={`${pathIn(lang, "/auth")}?next=${next}`}
        target="_self"
        {...counts("signIn")}
      >
        {words.link}
      </a>
    </p>
  );
}
