import { initializeApp } from "firebase/app";
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithPopup,
  signOut,
  type UserCredential,
} from "firebase/auth";
import type { ProviderAccount } from "@/lib/domain/account/signed-in-user";
import type { FirebaseConfig } from "./session-client";

/** Firebase's part of sign-in: most of its code, imported only for visitors who sign in or are signed in. */
export type Firebase = ReturnType<typeof openFirebase>;

/** Connects to Firebase; `lang` is the language of Google's window. */
export const openFirebase = ({ authEmulator, ...config }: FirebaseConfig, lang: string) => {
  const auth = initializeAuth(initializeApp(config), {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (authEmulator) connectAuthEmulator(auth, authEmulator, { disableWarnings: true });
  auth.languageCode = lang;
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: "select_account" });

  let attempt: Promise<UserCredential> | null = null;
  let onWindow: (() => void) | null = null;

  /** One attempt at a time. After the time-out the window is not opened, because it would surprise the visitor. */
  const begin = () => {
    const open = window.open;
    window.open = (...args) => {
      onWindow?.();
      return onWindow && open.apply(window, args);
    };
    const begun = signInWithPopup(auth, google).finally(() => {
      window.open = open;
      attempt = null;
    });
    begun.catch(() => {});
    return begun;
  };

  /** Waits `windowWithinMs` for the window to open, then without a limit for the visitor. */
  const popup = (windowWithinMs: number) =>
    new Promise<UserCredential>((resolve, reject) => {
      const timer = setTimeout(() => {
        onWindow = null;
        reject(new Error("Google's window did not come"));
      }, windowWithinMs);
      onWindow = () => clearTimeout(timer);
      attempt ??= begin();
      void attempt.then(resolve, reject).finally(() => clearTimeout(timer));
    });

  return {
    /** Asks for a Google account in a window; rejects when that does not open in time. */
    signIn: async (
      windowWithinMs: number,
    ): Promise<{ account: ProviderAccount; idToken: string }> => {
      const { user } = await popup(windowWithinMs);
      const { uid, displayName, email, photoURL } = user;
      const account = { uid, name: displayName ?? "", email: email ?? "", photoURL };
      return { account, idToken: await user.getIdToken() };
    },

    /** Removes the account from this browser; rejects only when its storage fails. */
    signOut: () => signOut(auth),

    /** Calls back when Firebase finds no signed-in user. */
    onSignedOut: (listener: () => void): (() => void) =>
      onAuthStateChanged(auth, (user) => {
        if (!user) listener();
      }),
  };
};
