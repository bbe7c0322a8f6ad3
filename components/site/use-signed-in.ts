import { useDeferredValue, useEffect, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { useAuth } from "@/components/auth/auth-provider";
import { shellWords } from "./shell-words";

const load = async (lang: Lang) => {
  const [{ UserMenu }, { SignedInPart }, { menu }] = await Promise.all([
    import("./user-menu"),
    import("./signed-in-part"),
    shellWords(lang),
  ]);
  return { UserMenu, SignedInPart, words: menu };
};

/** Who is signed in, with what only they see: it comes for them alone. Null before, and for everybody else. */
export const useSignedIn = (lang: Lang) => {
  const { user } = useAuth();
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  // Signed out, the parts stand for one moment more: the focus in them has to find its way on.
  const shown = useDeferredValue(user);
  const isWanted = user !== null;
  useEffect(() => {
    // Where it cannot be had, the initials lead to the account, and the account to the way out.
    if (isWanted) load(lang).then(setParts, () => {});
  }, [isWanted, lang]);
  return shown && parts && { user: shown, ...parts };
};
