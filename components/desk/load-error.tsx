import type { Lang } from "@/lib/domain/core/languages";
import { SignInLink } from "@/components/site/sign-in-link";
import { Button, buttonClass } from "@/components/ui/button";
import type { DeskRoomWords } from "./desk-words";

type LoadErrorProps = {
  lang: Lang;
  words: DeskRoomWords["trouble"];
  kind: "later" | "missing";
  onRetry: () => void;
};

/** The error of a failed load, and what the operator can do. */
export function LoadError({ lang, words, kind, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className="mt-5 border-l-4 border-red bg-red-wash px-4 py-3">
      <p className="font-semibold">{words[kind]}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{words.retry}</Button>
        {kind === "missing" && (
          <SignInLink lang={lang} className={buttonClass("quiet")}>
            {words.signIn}
          </SignInLink>
        )}
      </p>
    </div>
  );
}
