import { useDeferredValue, useEffect, useState } from "react";
import type { Lang } from "@/lib/domain/core/languages";
import { useAuth } from "@/components/auth/auth-provider";

/** The signed-in user, and a part that is loaded only for users; null before that and without a session. */
export const useSignedIn = <Part extends object>(
  lang: Lang,
  load: (lang: Lang) => Promise<Part>,
) => {
  const { user } = useAuth();
  const [part, setPart] = useState<Part | null>(null);
  // After a sign-out the part is rendered once more, so that the focus in it can be moved.
  const shown = useDeferredValue(user);
  const isWanted = user !== null;
  useEffect(() => {
    // If it cannot be loaded, the initials link to the account page, which has the sign-out.
    if (isWanted) load(lang).then(setPart, () => {});
  }, [isWanted, lang, load]);
  return shown && part && { user: shown, ...part };
};
