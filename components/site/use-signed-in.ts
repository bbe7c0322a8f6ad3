import { useDeferredValue, useEffect, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { useAuth } from "@/components/auth/auth-provider";

/** Who is signed in, and the part that only they see, loaded for them alone; null before that and for everybody else. */
export const useSignedIn = <Part extends object>(
  lang: Lang,
  load: (lang: Lang) => Promise<Part>,
) => {
  const { user } = useAuth();
  const [part, setPart] = useState<Part | null>(null);
  // After a sign-out the part is shown for one render more, so that the focus in it can be moved on.
  const shown = useDeferredValue(user);
  const isWanted = user !== null;
  useEffect(() => {
    // Where it cannot be loaded, the initials lead to the account, and the account to the way out.
    if (isWanted) load(lang).then(setPart, () => {});
  }, [isWanted, lang, load]);
  return shown && part && { user: shown, ...part };
};
