import { initialsOf } from "@/lib/domain/core/initials";
import {
  type ProviderAccount,
  type SignedInUser,
  signedInUser,
} from "@/lib/domain/account/signed-in-user";
import { forget, read, write } from "@/lib/browser/core/device-store";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { createSignal } from "@/lib/browser/core/signal";
import { renewVisitorId, VISITOR_ID_KEY } from "./visitor-id";

/** The local storage key of the signed-in account: shown at once; without it no sign-in code is loaded. */
export const HINT_KEY = "bizgrow-signed-in";

/** Set while a sign-out or a change of owner is under way; the next page finishes an interrupted one. */
const SIGNING_OUT_KEY = "bizgrow-signing-out";
/** "1": of a sign-out. "wiped": the device is empty, or has what was answered since; the server does not know yet. */
type Leaving = "1" | "next-owner" | "wiped";

const changed = createSignal(HINT_KEY);

const accountFrom = (value: unknown): ProviderAccount | null => {
  const { uid, name, email, photoURL } = fieldsOf(value);
  const isWhole =
    typeof uid === "string" && uid && typeof name === "string" && typeof email === "string";
  if (!isWhole || (photoURL !== null && typeof photoURL !== "string")) return null;
  return { uid, name, email, photoURL };
};

/** The account signed in on this device; null without one, and for a damaged text. */
export const readHint = (): SignedInUser | null => {
  const account = accountFrom(jsonOf(read(HINT_KEY)));
  return account && signedInUser(account);
};

/** Stores the signed-in account, with the initials, which a page shows before it has the code that makes them. */
export const writeHint = (account: ProviderAccount): void => {
  const { uid, name, email, photoURL } = account;
  const initials = initialsOf(signedInUser(account));
  write(HINT_KEY, JSON.stringify({ uid, name, email, photoURL, initials }));
  changed.tell();
};

/** Deletes the stored account. */
export const removeHint = (): void => {
  forget(HINT_KEY);
  changed.tell();
};

/** Calls back after a sign-in or sign-out, here or in another tab; returns the unsubscribe function. */
export const onHintChange = changed.subscribe;

export const isSigningOut = (): boolean => read(SIGNING_OUT_KEY) !== null;
export const isChangingOwner = (): boolean => read(SIGNING_OUT_KEY) === "next-owner";
export const isWipeDue = (): boolean => isSigningOut() && read(SIGNING_OUT_KEY) !== "wiped";
export const markSigningOut = (as: Leaving = "1"): void => void write(SIGNING_OUT_KEY, as);
export const unmarkSigningOut = (): void => {
  if (isSigningOut()) forget(SIGNING_OUT_KEY);
};

/** The local storage key of the account that this device's id and answers belong to, or belonged to last. */
export const LINK_KEY = "bizgrow-account";

/** An account, and its record's id. */
export type AccountLink = { uid: string; userId: string };

export const readLink = (): AccountLink | null => {
  const { uid, userId } = fieldsOf(jsonOf(read(LINK_KEY)));
  return typeof uid === "string" && typeof userId === "string" ? { uid, userId } : null;
};

export const writeLink = ({ uid, userId }: AccountLink): void => {
  write(LINK_KEY, JSON.stringify({ uid, userId }));
};

/** Whether a sign-in was interrupted: the account's record is not this device's yet. */
export const isLinkDue = (): boolean => {
  const user = readHint();
  const link = readLink();
  return user !== null && (link?.uid !== user.id || link.userId !== read(VISITOR_ID_KEY));
};

/** Whether what was sent belongs to an account whose session has ended: it is not sent again. */
export const hasEndedSession = (): boolean => readHint() === null && readLink() !== null;

let isGone = false;

let wipe = (): void => {};

/** What is done when the account of this device was deleted on another one. */
export const onAccountGone = (work: () => void): void => {
  wipe = work;
};

/** Notes that the account of this device was deleted on another one: nothing of it stays on this one. */
export const noteAccountGone = (): void => {
  isGone = true; // first: who follows the sign-in asks for it
  wipe();
};

/** Whether this page has found its account deleted on another device, and has wiped this one. */
export const isAccountGone = (): boolean => isGone;

/** The session ended without a sign-out here: the device continues with a new id and an anonymous record. */
export const continueAnonymously = (): void => {
  if (readLink()?.userId === read(VISITOR_ID_KEY)) renewVisitorId();
  removeHint();
};
