import { write, read } from "@/lib/browser/core/device-store";
import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { removeHint, readHint } from "./sign-in-hint";
import { renewVisitorId, VISITOR_ID_KEY } from "./visitor-id";

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
