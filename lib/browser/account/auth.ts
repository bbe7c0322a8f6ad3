import type { Lang } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import { isLinkDue, readLink } from "@/lib/browser/check/account-link";
import { removeDraft } from "@/lib/browser/leads/draft";
import { isSigningOut, onHintChange, readHint } from "@/lib/browser/check/sign-in-hint";

/** Whether somebody is signed in, as every page shows it (spec §4). */
export type AuthStatus = {
  state: "loading" | "logged-in" | "logged-out";
  user: SignedInUser | null;
  isSigningIn: boolean;
  isSigningOut: boolean;
};

export const AUTH_AT_START: AuthStatus = {
  state: "loading",
  user: null,
  isSigningIn: false,
  isSigningOut: false,
};

/** The cause of a sign-out that was not made, because answers on this device would be lost with it. */
export class UnsentError extends Error {
  override readonly name = "UnsentError";
}

const listeners = new Set<() => void>();
let status = AUTH_AT_START;

export const authStatus = (): AuthStatus => status;

/** Tells when the status changed; returns what ends it. */
export const onAuthChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (part: Partial<AuthStatus>) => {
  status = { ...status, ...part };
  for (const listener of listeners) listener();
};

/** Shows who is signed in; a sign-in or sign-out under way is shown when it is over. */
const follow = () => {
  if (status.isSigningIn || status.isSigningOut) return;
  const user = isSigningOut() ? null : readHint();
  const isSame = user?.id === status.user?.id && status.state !== "loading";
  if (isSame) return;
  // Signed out in another tab: what was typed in this one is this one's to forget.
  if (status.user && !readLink()) removeDraft();
  change({ user, state: user ? "logged-in" : "logged-out" });
};

/** The code of sign-in, all but Firebase; it stays away from pages where nobody needs it. */
const session = () => import("./session");

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === "function"
    ? requestIdleCallback(work, { timeout: 2_000 })
    : setTimeout(work, 200);

const resumeSession = (lang: Lang) => {
  if (!readHint() && !isSigningOut()) return;
  whenIdle(() => {
    void session()
      .then(({ resume }) => resume(lang))
      .catch(() => {}) // no network: the hint stands
      .finally(follow);
  });
};

/** Begins to follow who is signed in, here and in other tabs; returns what ends it. */
export const followAuth = (lang: Lang): (() => void) => {
  const user = readHint();
  // A sign-in that was cut short is finished first: until then the device's record is not the account's.
  if (!user || !isLinkDue()) follow();
  resumeSession(lang);
  return onHintChange(() => {
    if (!status.user && readHint()) resumeSession(lang); // signed in, here or in another tab
    follow();
  });
};

/** Fetches what a click on Sign in will need, so that it opens Google's window at once; for pointers that come near. */
export const prepareSignIn = (lang: Lang): void => {
  session()
    .then(({ connected }) => connected(lang))
    .catch(() => {}); // the click will say so
};

type Busy = "isSigningIn" | "isSigningOut";

const busy = async (flag: Busy, work: () => Promise<void>): Promise<void> => {
  if (status[flag]) return;
  change({ [flag]: true });
  try {
    await work();
  } finally {
    status = { ...status, [flag]: false };
    follow();
    change({});
  }
};

/**
 * Signs in with Google. Throws 'Failed to sign in with Google' (spec §8); its cause is a SignInError where the reason
 * is known.
 */
export const signIn = (lang: Lang): Promise<void> =>
  busy("isSigningIn", async () => {
    try {
      await (await session()).signIn(lang);
    } catch (cause) {
      throw new Error("Failed to sign in with Google", { cause });
    }
  });

/**
 * Signs out and wipes the device. Throws 'Failed to sign out' (spec §8); its cause is an UnsentError where answers
 * wait that could not be sent, unless the visitor agreed to lose them.
 */
export const signOut = (lang: Lang, mayLose: boolean): Promise<void> =>
  busy("isSigningOut", async () => {
    try {
      const parts = await session();
      if (!(await parts.sendWaiting(lang)) && !mayLose) throw new UnsentError();
      await parts.signOut(lang);
    } catch (cause) {
      throw new Error("Failed to sign out", { cause });
    }
  });
