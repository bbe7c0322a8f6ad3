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

/** Whether somebody is signed in whose record this device does not use yet: a sign-in that was cut short. */
export const isLinkDue = (): boolean => {
  const user = readHint();
  const link = readLink();
  return user !== null && (link?.uid !== user.id || link.userId !== read(VISITOR_ID_KEY));
};

/**
 * Whether what this device has sent so far is safe in an account whose session has ended here. The answers stay on
 * the device, but are not sent once more to the anonymous record that it has from then on.
 */
export const hasEndedSession = (): boolean => readHint() === null && readLink() !== null;

/** The session is over, though nobody signed out here: the device goes on with an id and a record of its own. */
export const continueAnonymously = (): void => {
  if (readLink()?.userId === read(VISITOR_ID_KEY)) renewVisitorId();
  removeHint();
};
