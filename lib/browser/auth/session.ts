import type { Lang } from "@/lib/domain/core/languages";
import { SignInError, signInReason } from "@/lib/domain/account/sign-in-reason";
import type { Firebase } from "./firebase-auth";
import { wipeIfDue } from "./forget-device";
import { endSession } from "@/lib/browser/check/visitor-client";
import { alone, flush, keepSending, reopen } from "@/lib/browser/check/outbox";
import { hasUnsent, readMemory, unsentAnswersIn } from "@/lib/browser/check/quiz-memory";
import { readConfig, startSession } from "./session-client";
import {
  unmarkSigningOut,
  isSigningOut,
  writeHint,
  markSigningOut,
  readHint,
} from "@/lib/browser/check/sign-in-hint";
import { hasDraft } from "@/lib/browser/desk/note-draft";
import { hasWaitingLead } from "@/lib/browser/leads/waiting-lead";

/** The time within which Google's window must open after the click, in ms. */
export const WINDOW_WITHIN_MS = 15_000;
/** The longest wait for work that the next page can also finish, in ms. */
const PATIENCE_MS = 5_000;

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
const awhile = (work: Promise<unknown>) => Promise.race([work, after(PATIENCE_MS)]);

let firebase: Promise<Firebase> | null = null;
let stopSending: (() => void) | null = null;

const connect = async (lang: Lang): Promise<Firebase> => {
  const code = import("./firebase-auth");
  code.catch(() => {}); // errors of the configuration are reported first
  const config = await readConfig();
  if (config.kind !== "done") throw new SignInError("other");
  if (!config.value.firebase) throw new SignInError("not-allowed");
  const { openFirebase } = await code;
  const opened = openFirebase(config.value.firebase, lang);
  // A full phone may delete Firebase's database while the session is still valid: ask the server.
  opened.onSignedOut(() => {
    if (readHint()) void reopen(lang);
  });
  return opened;
};

/** Firebase, connected once for this page; after a failure the next call tries again. */
export const connected = (lang: Lang): Promise<Firebase> => {
  firebase ??= connect(lang).catch((error: unknown) => {
    firebase = null;
    throw error;
  });
  return firebase;
};

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : null;

/** Signs in; if interrupted, the next page continues it. Rejects with a SignInError. */
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
      const isClock = reply.kind === "missing" && reply.code === "clock_wrong";
      throw new SignInError(isClock ? "clock" : "other");
    }
    unmarkSigningOut();
    writeHint(account);
  } catch (cause) {
    throw cause instanceof SignInError
      ? cause
      : new SignInError(signInReason(codeOf(cause)), { cause });
  }
  await awhile(flush(lang));
  // The session cookie was not stored: the browser refuses cookies.
  if (!readHint()) throw new SignInError("other");
};

/** How many answers, notes and requests on this device are not on the server yet. */
export const unsentHere = (): number => {
  const memory = readMemory();
  const others = [memory && hasUnsent(memory), hasWaitingLead(), hasDraft(Date.now())];
  const answers = memory ? unsentAnswersIn(memory) : 0;
  return Math.max(answers, others.filter(Boolean).length);
};

/** Sends what is unsent on this device; false if anything could not be sent, or a note of the desk is not saved. */
export const sendWaiting = async (lang: Lang): Promise<boolean> => {
  if (hasWaitingLead())
    await awhile(
      import("@/lib/browser/leads/onboarding-lead").then(({ keepSendingLead }) =>
        keepSendingLead(),
      ),
    );
  if (unsentHere() > 0) await awhile(flush(lang));
  return unsentHere() === 0;
};

const leave = async (lang: Lang): Promise<void> => {
  wipeIfDue();
  const signedOut = connected(lang).then((side) => side.signOut());
  await awhile(signedOut.catch(() => {})); // its tokens are revoked already
  unmarkSigningOut();
};

const isEnded = async (): Promise<boolean> => {
  const { kind } = await endSession();
  return kind === "done" || kind === "missing";
};

/**
 * Gives the device to its next owner: sends what is unsent, then deletes all of this one, whose record stays on the
 * server. "unsent", "offline": nothing was deleted; with `mayLose` it is, and the next page with a network ends the session.
 */
export const handOver = async (
  lang: Lang,
  mayLose: boolean,
): Promise<"done" | "unsent" | "offline"> => {
  if (!(await sendWaiting(lang)) && !mayLose) return "unsent";
  return alone(async () => {
    if (unsentHere() > 0 && !mayLose) return "unsent";
    const wasSignedIn = readHint() !== null;
    markSigningOut("next-owner");
    const hasEnded = await isEnded();
    if (!hasEnded && !mayLose) {
      unmarkSigningOut();
      return "offline";
    }
    wipeIfDue();
    if (hasEnded && wasSignedIn) await leave(lang);
    else if (hasEnded) unmarkSigningOut();
    return "done";
  });
};

/** Ends the session everywhere, then wipes the device. Rejects when the server cannot be reached. */
export const signOut = async (lang: Lang): Promise<void> => {
  markSigningOut();
  if (!(await isEnded())) {
    unmarkSigningOut();
    throw new Error("sign-out: the server was not reached");
  }
  await leave(lang);
};

/** Continues an interrupted sign-out, or the session of the account that is signed in. */
export const resume = async (lang: Lang): Promise<void> => {
  if (isSigningOut()) {
    wipeIfDue();
    if (await isEnded()) await leave(lang);
    return;
  }
  if (!readHint()) return;
  stopSending ??= keepSending(lang);
  void connected(lang).catch(() => {});
  await awhile(flush(lang));
};
