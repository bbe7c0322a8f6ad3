"use client";

import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  AUTH_AT_START,
  type AuthStatus,
  authStatus,
  followAuth,
  onAuthChange,
  prepareSignIn,
  signIn,
  signOut,
} from "@/lib/browser/auth/auth";
import { sendWaitingLead } from "@/lib/browser/leads/waiting-lead";
import type { Lang } from "@/lib/domain/core/languages";

/** Sign-outs since the page was loaded: a React key that mounts personal content anew. */
export const useSignOuts = (): number => {
  const id = useAuthStatus().user?.id ?? null;
  const [seen, setSeen] = useState({ id, signOuts: 0 });
  if (seen.id !== id) setSeen({ id, signOuts: seen.signOuts + (seen.id === null ? 0 : 1) });
  return seen.signOuts;
};

/** Moves the focus to a part's sign-in link when a sign-out removes the focused element. */
export const useFocusAfterSignOut = () => {
  const { state } = useAuth();
  const part = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    const hasSignedOut = before.current === "logged-in" && state === "logged-out";
    before.current = state;
    const element = part.current!;
    if (!hasSignedOut || !element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("[popover]")?.hidePopover?.();
    element.querySelector("a")?.focus();
  }, [state]);
  return part;
};

type Auth = AuthStatus & {
  /** Loads the code that `signIn` needs: for a pointer or finger on the button, not for its focus. */
  prepare: () => void;
  /** Throws 'Failed to sign in with Google'; its cause is a SignInError if the reason is known. */
  signIn: () => Promise<void>;
  /** Throws 'Failed to sign out'; its cause is an UnsentError: ask, and call with `mayLose`. */
  signOut: (options?: { mayLose: boolean }) => Promise<void>;
};

/** The sign-in status, outside an AuthProvider, too. */
export const useAuthStatus = (): AuthStatus =>
  useSyncExternalStore(onAuthChange, authStatus, () => AUTH_AT_START);

const AuthContext = createContext<Auth | null>(null);

/** Provides the sign-in status and actions to its children. */
export function AuthProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  const status = useAuthStatus();
  useEffect(() => followAuth(lang), [lang]);
  useEffect(sendWaitingLead, []);
  const auth = useMemo(
    () => ({
      ...status,
      prepare: () => prepareSignIn(lang),
      signIn: () => signIn(lang),
      signOut: ({ mayLose } = { mayLose: false }) => signOut(lang, mayLose),
    }),
    [status, lang],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The sign-in status and actions. Throws outside an AuthProvider. */
export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
};
