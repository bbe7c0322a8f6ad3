import type { Lang } from "@/lib/domain/core/languages";
import { SignInError, signInReason } from "@/lib/domain/account/sign-in-reason";
import type { Firebase } from "./firebase-auth";
import { forgetDevice } from "./forget-device";
import { flush, keepSending, reopen } from "@/lib/browser/check/outbox";
import { hasUnsent, readMemory } from "@/lib/browser/check/quiz-memory";
import { endSession, readConfig, startSession } from "./session-client";
import {
  unmarkSigningOut,
  isSigningOut,
  writeHint,
  markSigningOut,
  readHint,
} from "@/lib/browser/check/sign-in-hint";
import { hasWaitingLead } from "@/lib/browser/leads/waiting-lead";

/** Google's window has to stand this long after the click. */
export const WINDOW_WITHIN_MS = 15_000;
/** What can also be finished later is waited for this long. */
const PATIENCE_MS = 5_000;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
const awhile = (work: Promise<unknown>) => Promise.race([work, after(PATIENCE_MS)]);

let firebase: Promise<Firebase> | null = null;
let stopSending: (() => void) | null = null;

const connect = async (lang: Lang): Promise<Firebase> => {
  const code = import("./firebase-auth");
  code.catch(() => {}); // what is wrong with the configuration is said first
  const config = await readConfig();
  if (config.kind !== "done") throw new SignInError("other");
  if (!config.value.firebase) throw new SignInError("not-allowed");
  const { openFirebase } = await code;
  const opened = openFirebase(config.value.firebase, lang);
  // Firebase may have lost what the server still knows, when a full phone threw away its database: the server is asked.
  opened.onSignedOut(() => {
    if (readHint()) void reopen(lang);
  });
  return opened;
};

/** Firebase, connected once for this page; a failure is forgotten, so that the next click tries again. */
export const connected = (lang: Lang): Promise<Firebase> => {
  firebase ??= connect(lang).catch((error: unknown) => {
    firebase = null;
    throw error;
  });
  return firebase;
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : null;

/**
 * Google's window, our session, then one record for device and account (decision 20). Whatever cuts it short, the
 * next page goes on from there. Rejects with a SignInError.
 */
export const signIn = async (lang: Lang): Promise<void> => {
  const beganAt = performance.now();
  try {
    const side = await Promise.race([connected(lang), after(WINDOW_WITHIN_MS)]);
    if (!side) throw new SignInError("other");
    const leftMs = WINDOW_WITHIN_MS - (performance.now() - beganAt);
    const { account, idToken } = await side.signIn(leftMs);
    const reply = await startSession(idToken);
    if (reply.kind !== "done") {
      side.signOut().catch(() => {});
      throw new SignInError("other");
    }
    unmarkSigningOut();
    writeHint(account);
  } catch (cause) {
    throw cause instanceof SignInError
      ? cause
      : new SignInError(signInReason(codeOf(cause)), { cause });
  }
  await awhile(flush(lang));
  // The session was not taken: the browser refuses cookies.
  if (!readHint()) throw new SignInError("other");
};

/** Sends what waits on this device; false when something of it could not be sent. */
export const sendWaiting = async (lang: Lang): Promise<boolean> => {
  const isWaiting = () => {
    const memory = readMemory();
    return hasWaitingLead() || (memory !== null && hasUnsent(memory));
  };
  if (hasWaitingLead())
    await awhile(
      import("@/lib/browser/leads/onboarding-lead").then(({ keepSendingLead }) =>
        keepSendingLead(),
      ),
    );
  if (isWaiting()) await awhile(flush(lang));
  return !isWaiting();
};

const leave = async (lang: Lang): Promise<void> => {
  forgetDevice();
  unmarkSigningOut();
  const signedOut = connected(lang).then((side) => side.signOut());
  await awhile(signedOut.catch(() => {})); // its tokens are revoked already
};

/** Ends the session everywhere, then wipes the device (decision 20). Rejects when the server cannot be reached. */
export const signOut = async (lang: Lang): Promise<void> => {
  markSigningOut();
  const reply = await endSession();
  if (reply.kind !== "done" && reply.kind !== "missing") {
    unmarkSigningOut();
    throw new Error(`sign-out: ${reply.kind}`);
  }
  await leave(lang);
};

/** Goes on where an earlier page stood: with a sign-out that was cut short, or as the one who is signed in. */
export const resume = async (lang: Lang): Promise<void> => {
  if (isSigningOut()) {
    forgetDevice();
    const reply = await endSession();
    if (reply.kind !== "later") await leave(lang);
    return;
  }
  if (!readHint()) return;
  stopSending ??= keepSending(lang);
  void connected(lang).catch(() => {});
  await awhile(flush(lang));
};
