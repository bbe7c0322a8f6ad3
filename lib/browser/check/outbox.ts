import type { Lang } from "@/lib/domain/core/languages";
import { keepRequest } from "@/lib/browser/core/receipt";
import { isQuestionId } from "@/lib/domain/check/sections";
import { type Reply, retryInMs } from "@/lib/browser/core/api-call";
import { createSignal } from "@/lib/browser/core/signal";
import { openRecord, recordKey } from "./open-record";
import { completeAnswersIn, hasUnsent, hasUnsentAnswer, readMemory } from "./quiz-memory";
import {
  markAiConsentSent,
  markCallSent,
  markFinished,
  markSent,
  markWaitingSent,
} from "./sent-marks";
import { readHint } from "./sign-in-hint";
import { markNotesSent } from "./plan-notes";
import { askForCall, requestAnalysis, saveAnswer, saveConsent, saveNotes } from "./visitor-client";
import { visitorId } from "./visitor-id";

/** "local": the browser refuses cookies; "kept": the server refuses these answers. */
export type SaveStatus = "saved" | "pending" | "local" | "kept";

/** A shorter pass does not change the status; a longer one must not look "saved". */
const PENDING_AFTER_MS = 1_500;
const LOCK = "bizgrow-outbox";
/** Another device may have continued meanwhile: an account's record is read again when the visitor returns. */
const REOPEN_AFTER_MS = 60_000;

const changed = createSignal();
let status: SaveStatus = "saved";
/** The open record, and since when; none at first, and after a change of owner. */
let openKey = "";
let openedAt = 0;
/** The record for which the server refuses everything, until the page is left. */
let givenUp = "";
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The server asked not to be called before this time, epoch ms. */
let quietUntil = 0;
let running: Promise<void> | null = null;
let next: Promise<void> | null = null;

/** Whether the answers are on the server. */
export const saveStatus = (): SaveStatus => status;

/** Calls back when the status or the stored analysis changed; returns the unsubscribe function. */
export const onOutboxChange = changed.subscribe;

const setStatus = (now: SaveStatus) => {
  status = now;
  changed.tell();
};

const isOpen = () => openKey !== "" && openKey === recordKey();

/** A late finish would close the check that is open on the server: read another device's newer answers first. */
const mustAsk = () => readHint() !== null && (readMemory()?.waiting.length ?? 0) > 0;

const open = async (lang: Lang): Promise<Reply<boolean>> => {
  const reply = await openRecord(lang);
  openKey = reply.kind === "done" && reply.value ? recordKey() : "";
  openedAt = performance.now();
  return reply;
};

/** The choice about the AI goes first; where a no is not taken, nothing else is sent. */
const sendAiConsent = async (id: string): Promise<Reply<unknown>> => {
  const own = readMemory()?.aiConsent;
  if (!own || own.isSent) return { kind: "done", value: true };
  const reply = await saveConsent(id, "ai", own.isGiven, own.textVersion);
  const isSettled = reply.kind === "done" || (reply.kind === "refused" && own.isGiven);
  if (!isSettled) return reply;
  markAiConsentSent(own);
  return { kind: "done", value: true };
};

/** A request for a call goes after the check that it is about. */
const sendCall = async (id: string): Promise<Reply<unknown>> => {
  const memory = readMemory();
  const asked = memory?.call;
  if (asked?.kind !== "waiting" || memory?.isAnalysisWanted) return { kind: "done", value: null };
  const reply = await askForCall(id, asked.said, asked.key);
  if (reply.kind === "missing" || reply.kind === "later") return reply;
  if (reply.kind === "done") keepRequest(reply.value);
  markCallSent(
    asked,
    reply.kind === "done" ? { kind: "stored", ...reply.value } : { kind: "refused" },
  );
  return { kind: "done", value: null };
};

/** The notes on a plan go after its check. */
const sendNotes = async (id: string): Promise<Reply<unknown>> => {
  const memory = readMemory();
  const { plan } = memory ?? {};
  if (!plan || plan.isSent || memory?.isAnalysisWanted) return { kind: "done", value: null };
  const reply = await saveNotes(id, plan.notes);
  if (reply.kind !== "done" && reply.kind !== "refused") return reply;
  markNotesSent(plan.notes);
  return { kind: "done", value: null };
};

/** One pass over everything unsent; any reply but "done" ends it and is returned. */
const sendAll = async (lang: Lang): Promise<Reply<unknown>> => {
  const id = visitorId();
  const chosen = await sendAiConsent(id);
  if (chosen.kind !== "done") return chosen;
  for (const answers of readMemory()?.waiting ?? []) {
    const reply = await requestAnalysis(id, answers, lang);
    if (reply.kind !== "done" && reply.kind !== "refused") return reply;
    markWaitingSent(answers, reply.kind === "done");
  }
  for (const [questionId, entry] of Object.entries(readMemory()?.answers ?? {})) {
    if (entry.isSent || !isQuestionId(questionId)) continue;
    const reply = await saveAnswer(id, questionId, entry.answer, entry.version);
    if (reply.kind !== "done" && reply.kind !== "refused") return reply;
    markSent(questionId, entry); // a refused answer would be refused again; the finish contains it, too
  }
  const memory = readMemory();
  const finished = memory && completeAnswersIn(memory);
  // Answers given during this pass go first, in the pass that they requested.
  if (memory?.isAnalysisWanted && finished && !hasUnsentAnswer(memory)) {
    const reply = await requestAnalysis(id, finished, lang);
    if (reply.kind !== "done" && reply.kind !== "refused") return reply;
    markFinished(finished, reply.kind === "done" ? reply.value : null);
  }
  const noted = await sendNotes(id);
  return noted.kind === "done" ? sendCall(id) : noted;
};

const sendOnce = async (lang: Lang): Promise<void> => {
  let reply: Reply<unknown> = { kind: "missing" };
  let isRefused = false;
  // "missing" once: the record is gone or the cookie was cleared, so open it and send everything again. Twice in a row:
  // the browser refuses the owner's cookie.
  for (let tries = 0; tries < 2 && reply.kind === "missing" && !isRefused; tries++) {
    reply = isOpen() && !mustAsk() ? { kind: "done", value: true } : await open(lang);
    isRefused = reply.kind !== "done";
    if (isOpen()) reply = await sendAll(lang);
    if (reply.kind === "missing") openKey = "";
  }
  const memory = readMemory();
  if (reply.kind === "done") {
    failures = 0;
    setStatus(isOpen() && memory && hasUnsent(memory) ? "pending" : "saved");
  } else if (reply.kind === "later") {
    setStatus("pending");
    retryLater(lang, reply.afterMs);
  } else {
    givenUp = recordKey();
    setStatus(reply.kind === "missing" ? "local" : "kept");
  }
};

const retryLater = (lang: Lang, afterMs: number | null) => {
  clearTimeout(timer);
  const waitMs = retryInMs(failures, afterMs);
  quietUntil = afterMs === null ? 0 : Date.now() + waitMs;
  timer = setTimeout(() => {
    quietUntil = 0;
    void flush(lang);
  }, waitMs);
  failures += 1;
};

/** Only one tab sends at a time. Where Web Locks are absent or refused two may: all calls are idempotent. */
export const alone = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await navigator.locks.request(LOCK, work);
  } catch {
    return work();
  }
};

/** One pass, unless there is nothing to send, no network, or a permanent refusal. */
const pass = async (lang: Lang): Promise<void> => {
  if (givenUp === recordKey()) return;
  if (Date.now() < quietUntil) return;
  const memory = readMemory();
  if (isOpen() && (!memory || !hasUnsent(memory))) return setStatus("saved");
  const notice = setTimeout(() => {
    if (hasUnsentAnswer(readMemory())) setStatus("pending");
  }, PENDING_AFTER_MS);
  await alone(() => sendOnce(lang)).finally(() => clearTimeout(notice));
};

const begin = (lang: Lang): Promise<void> => {
  next = null;
  running = pass(lang).finally(() => (running = null));
  return running;
};

/** Sends what the server lacks; calls during a pass share the next one. Never rejects. */
export const flush = (lang: Lang): Promise<void> => {
  if (next || !running) return next ?? begin(lang);
  next = running.then(() => begin(lang));
  return next;
};

const isOld = () => readHint() !== null && performance.now() - openedAt > REOPEN_AFTER_MS;

/** Merges the server's state into the device before the check is shown. Never rejects. */
export const recall = (lang: Lang): Promise<void> =>
  alone(async () => {
    if ((isOpen() && !isOld()) || Date.now() < quietUntil) return;
    const reply = await open(lang);
    if (reply.kind === "later") retryLater(lang, reply.afterMs);
  });

/** Reads the server's state again and sends the rest. Never rejects. */
export const reopen = (lang: Lang): Promise<void> => {
  openKey = "";
  quietUntil = 0;
  return flush(lang);
};

/** Sends again when the network returns or the page is shown or focused; returns the function that stops it. */
export const keepSending = (lang: Lang): (() => void) => {
  const send = () => {
    if (document.visibilityState === "visible") void (isOld() ? reopen(lang) : flush(lang));
  };
  addEventListener("online", send);
  addEventListener("focus", send);
  document.addEventListener("visibilitychange", send);
  return () => {
    removeEventListener("online", send);
    removeEventListener("focus", send);
    document.removeEventListener("visibilitychange", send);
  };
};
