import type { Lang } from "@/lib/domain/core/languages";
import { linkAccount } from "./account-client";
import { hasEndedSession, writeLink, continueAnonymously, readLink } from "./account-link";
import { changeMemory } from "./quiz-memory";
import { reconciled, withoutOtherAccount } from "./reconcile";
import { readHint } from "./sign-in-hint";
import { type VisitorState, openVisitor, type Reply } from "./visitor-client";
import { renewVisitorId, setVisitorId, visitorId } from "./visitor-id";
import { visitSource } from "@/lib/browser/core/visit-source";

const OPEN_TRIES = 3;
const DONE = { kind: "done", value: true } as const;

/** Which record this device has now, and as whom; it changes at sign-in and sign-out, in other tabs too. */
export const recordKey = (): string => `${readHint()?.id ?? ""} ${visitorId()}`;

/** Unless the device has changed hands while the reply was on its way. */
const learn = (key: string, known: VisitorState) => {
  if (key === recordKey()) changeMemory((memory) => reconciled(memory, known));
};

/**
 * Opens an anonymous visitor's record. When the id belongs to another browser, a new one is taken; the first refusal
 * is tried once more, as another tab may just have opened the same record.
 */
const openOwn = async (lang: Lang): Promise<Reply<true>> => {
  for (let tries = 0; tries < OPEN_TRIES; tries++) {
    if (tries > 1) renewVisitorId();
    const key = recordKey();
    const reply = await openVisitor(visitorId(), lang, visitSource());
    if (reply.kind === "conflict") continue;
    if (reply.kind !== "done") return reply;
    if (!hasEndedSession()) learn(key, reply.value);
    return DONE;
  }
  return { kind: "conflict" };
};

/**
 * Opens the record of the account that is signed in: the device's is tied to it or goes into it first, should that
 * still be to be done (decision 20). May be cut short anywhere and repeated. "missing": nobody is signed in any more.
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
 * Opens this device's record and learns what the server knows, so that only what it lacks is sent. A session that
 * turns out to be over leaves the device with its answers, and with a record of its own from then on.
 */
export const openRecord = async (lang: Lang): Promise<Reply<true>> => {
  const user = readHint();
  if (!user) return openOwn(lang);
  const reply = await openAccount(user.id, lang);
  if (reply.kind !== "missing") return reply;
  if (readHint()?.id === user.id) continueAnonymously();
  return openOwn(lang);
};
