import type { Lang } from "@/lib/domain/core/languages";
import { linkAccount } from "./account-client";
import {
  hasEndedSession,
  writeLink,
  continueAnonymously,
  noteAccountGone,
  readLink,
} from "./account-link";
import { changeMemory } from "./quiz-memory";
import { reconciled, withLastWordOnAi, withoutOtherAccount } from "./reconcile";
import { readHint } from "./sign-in-hint";
import { type VisitorState, openVisitor, type Reply } from "./visitor-client";
import { renewVisitorId, setVisitorId, visitorId } from "./visitor-id";
import { visitSource } from "@/lib/browser/core/visit-source";

const OPEN_TRIES = 3;
const DONE = { kind: "done", value: true } as const;

/** The record and account of this device; changes at sign-in and sign-out, in other tabs too. */
export const recordKey = (): string => `${readHint()?.id ?? ""} ${visitorId()}`;

/**
 * Merges a reply, unless a sign-in or sign-out happened meanwhile. After a session that ended, the new record gets
 * none of the earlier answers, but the choice about the AI holds for it, too.
 */
const learn = (key: string, known: VisitorState) => {
  if (key !== recordKey()) return;
  const merged = hasEndedSession() ? withLastWordOnAi : reconciled;
  changeMemory((memory) => merged(memory, known));
};

/**
 * Opens an anonymous visitor's record. When the id belongs to another browser, it takes a new one; the first refusal is
 * retried, because another tab may just have opened the same record.
 */
const openOwn = async (lang: Lang): Promise<Reply<true>> => {
  for (let tries = 0; tries < OPEN_TRIES; tries++) {
    if (tries > 1) renewVisitorId();
    const key = recordKey();
    const reply = await openVisitor(visitorId(), lang, visitSource());
    if (reply.kind === "conflict") continue;
    if (reply.kind !== "done") return reply;
    learn(key, reply.value);
    return DONE;
  }
  return { kind: "conflict" };
};

/**
 * Opens the record of the signed-in account; links or merges the device's record first, if that is still due
 * (docs/product/records.md#one-record). May be interrupted and repeated. "missing": the session has ended.
 */
const openAccount = async (uid: string, lang: Lang): Promise<Reply<true>> => {
  const key = recordKey();
  const reply = await linkAccount(visitorId(), lang);
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

/**
 * Opens this device's record and merges the server's state, so that only missing answers are sent. If the session has
 * ended, the device keeps its answers and continues with an anonymous record.
 */
export const openRecord = async (lang: Lang): Promise<Reply<true>> => {
  const user = readHint();
  if (!user) return openOwn(lang);
  const reply = await openAccount(user.id, lang);
  if (reply.kind !== "missing") return reply;
  if (reply.code === "account_gone") {
    await noteAccountGone();
    return DONE;
  }
  if (readHint()?.id === user.id) continueAnonymously();
  return openOwn(lang);
};
