import type { Lang } from "@/lib/domain/core/languages";
import {
  continueAnonymously,
  hasEndedSession,
  isSigningOut,
  isWipeDue,
  noteAccountGone,
  readHint,
  readLink,
  writeLink,
} from "./sign-in-hint";
import { changeMemory, hasUnsentCheck, readMemory } from "./quiz-memory";
import { reconciled, withLastWordOnAi, withoutOtherAccount } from "./reconcile";
import { endSession, exportRecord, linkAccount, openVisitor } from "./visitor-client";
import {
  isKnownVisitor,
  renewVisitorId,
  setVisitorId,
  VISITOR_ID_KEY,
  visitorId,
} from "./visitor-id";
import type { Reply } from "@/lib/browser/core/api-call";
import { read } from "@/lib/browser/core/device-store";
import { visitSource } from "@/lib/browser/core/visit-source";

const OPEN_TRIES = 3;
const DONE = { kind: "done", value: true } as const;
const NONE = { kind: "done", value: false } as const;

/** The record and account of this device; changes at sign-in and sign-out, in other tabs too. Makes no id. */
export const recordKey = (): string => `${readHint()?.id ?? ""} ${read(VISITOR_ID_KEY) ?? ""}`;

/** Whether a record begins: by a first answer, or, without answers, by the record that is there. */
const hasBegun = async (): Promise<boolean> => {
  const memory = readMemory();
  if (!memory) return isKnownVisitor() && (await exportRecord(visitorId())).kind === "done";
  return hasUnsentCheck(memory) || (!hasEndedSession() && Object.keys(memory.answers).length > 0);
};

/**
 * Opens an anonymous visitor's record. When the id belongs to another browser, it takes a new one; the first refusal is
 * retried, because another tab may just have opened the same record. The reply is merged unless a sign-in or sign-out
 * happened meanwhile; after a session that ended, only the choice about the AI.
 */
const openOwn = async (lang: Lang): Promise<Reply<boolean>> => {
  for (let tries = 0; tries < OPEN_TRIES; tries++) {
    if (tries > 1) renewVisitorId();
    const id = visitorId();
    const key = recordKey();
    const reply = await openVisitor(id, lang, visitSource());
    if (reply.kind === "conflict") continue;
    if (reply.kind !== "done") return reply;
    const merged = hasEndedSession() ? withLastWordOnAi : reconciled;
    if (key === recordKey()) changeMemory((memory) => merged(memory, reply.value));
    return DONE;
  }
  return { kind: "conflict" };
};

/** Opens the account's record; links the device's first. Repeatable. "missing": no session. */
const openAccount = async (uid: string, lang: Lang): Promise<Reply<boolean>> => {
  const id = visitorId();
  const key = recordKey();
  const reply = await linkAccount(id, lang);
  if (reply.kind !== "done") return reply;
  if (key !== recordKey()) return { kind: "later", afterMs: null };
  const { userId } = reply.value;
  const isOthers = (readLink()?.uid ?? uid) !== uid;
  changeMemory((memory) =>
    reconciled(isOthers ? withoutOtherAccount(memory) : memory, reply.value),
  );
  setVisitorId(userId);
  writeLink({ uid, userId });
  return DONE;
};

/** Opens this device's record and merges the server's state; `false`: there is none. */
export const openRecord = async (lang: Lang, begins = hasBegun): Promise<Reply<boolean>> => {
  // The owner before is still known to the server: nothing is opened with that one's cookies.
  if (isSigningOut()) {
    if (isWipeDue()) return { kind: "later", afterMs: null };
    const ended = await endSession();
    if (ended.kind === "later") return ended;
  }
  const user = readHint();
  if (user) {
    const reply = await openAccount(user.id, lang);
    if (reply.kind !== "missing") return reply;
    if (reply.code === "account_gone") {
      noteAccountGone();
      return NONE;
    }
    if (readHint()?.id === user.id) continueAnonymously();
  }
  return (await begins()) ? openOwn(lang) : NONE;
};
