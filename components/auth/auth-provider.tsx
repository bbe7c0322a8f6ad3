"use client";

import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
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
