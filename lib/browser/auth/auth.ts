import type { Lang } from "@/lib/domain/core/languages";
import type { SignedInUser } from "@/lib/domain/account/signed-in-user";
import {
  isLinkDue,
  isSigningOut,
  onAccountGone,
  onHintChange,
  readHint,
  readLink,
} from "@/lib/browser/check/sign-in-hint";
import { createSignal } from "@/lib/browser/core/signal";
import { forgetDevice, wipeIfDue } from "./forget-device";
import { removeDraft } from "@/lib/browser/leads/draft";

/** The sign-in status that every page shows. */
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

/** The cause of a refused sign-out: unsent answers on this device would be lost. */
export class UnsentError extends Error {
  override readonly name = "UnsentError";
}

onAccountGone(forgetDevice);

const changed = createSignal();
let status = AUTH_AT_START;

export const authStatus = (): AuthStatus => status;

/** Calls back when the status changed; returns the unsubscribe function. */
export const onAuthChange = changed.subscribe;

const change = (part: Partial<AuthStatus>) => {
  status = { ...status, ...part };
  changed.tell();
};

/** Updates the status from the stored hint, except during a sign-in or sign-out. */
const follow = () => {
  if (status.isSigningIn || status.isSigningOut) return;
  const user = isSigningOut() ? null : readHint();
  const isSame = user?.id === status.user?.id && status.state !== "loading";
  if (isSame) return;
  // Signed out in another tab: the draft is in this tab's session storage, so this tab deletes it.
  if (status.user && !readLink()) removeDraft();
  change({ user, state: user ? "logged-in" : "logged-out" });
};

/** The code of sign-in except Firebase, loaded on demand. */
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
      .catch(() => {}) // no network: the hint stays
      .finally(follow);
  });
};

/** Follows sign-ins and sign-outs, here and in other tabs; returns the unsubscribe function. */
export const followAuth = (lang: Lang): (() => void) => {
  wipeIfDue(); // interrupted: before anything of it is shown
  const user = readHint();
  // An interrupted sign-in is finished first: until then the device's record is not the account's.
  if (!user || !isLinkDue()) follow();
  resumeSession(lang);
  return onHintChange(() => {
    if (!status.user && readHint()) resumeSession(lang); // signed in, here or in another tab
    follow();
  });
};

/** Loads the code that a click on Sign in needs, so that Google's window opens at once; called on hover. */
export const prepareSignIn = (lang: Lang): void => {
  session()
    .then(({ connected }) => connected(lang))
    .catch(() => {}); // the click will report it
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

/** Signs in with Google. Throws 'Failed to sign in with Google'; its cause is a SignInError if the reason is known. */
export const signIn = (lang: Lang): Promise<void> =>
  busy("isSigningIn", async () => {
    try {
      await (await session()).signIn(lang);
    } catch (cause) {
      throw new Error("Failed to sign in with Google", { cause });
    }
  });

/** Signs out and wipes the device. Throws; the cause is an UnsentError before unsent answers go. */
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
