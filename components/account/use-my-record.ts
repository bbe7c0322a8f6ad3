import { useCallback, useEffect, useState } from "react";
import { exportRecord } from "@/lib/browser/check/visitor-client";
import { hasEndedSession, isAccountGone, readHint } from "@/lib/browser/check/sign-in-hint";
import { hasUnsentWork } from "@/lib/browser/check/unsent";
import { flush, recall } from "@/lib/browser/check/outbox";
import {
  type DeviceCheck,
  deviceCheck,
  type MyRecord,
  myRecordFrom,
  type SentRecord,
} from "@/lib/browser/account/my-record";
import { untilGone } from "@/lib/browser/core/timing";
import { readMemory } from "@/lib/browser/check/quiz-memory";
import { isKnownVisitor, visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";

/** The longest wait for unsent answers to reach the server, or for its own to arrive, in ms. */
const SEND_WITHIN_MS = 2_500;

/** "held": of an account whose session ended; "gone": an account deleted on another device. */
export type MyRecordState =
  | { kind: "loading" }
  | { kind: "none" | "held" | "unreachable" | "gone"; device: DeviceCheck | null }
  | { kind: "known"; record: MyRecord };

/** The record once it was read. */
export type FoundRecord = Exclude<MyRecordState, { kind: "loading" }>;

const within = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((done) => setTimeout(done, SEND_WITHIN_MS))]);

const read = async (lang: Lang): Promise<MyRecordState> => {
  if (readHint() || hasUnsentWork()) await within(flush(lang));
  // The sign-in that ends with it makes this page anew.
  if (isAccountGone()) return { kind: "gone", device: null };
  if (hasEndedSession()) return { kind: "held", device: deviceCheck(readMemory()) };
  // A visit to this page creates no id: a record begins with an answer or a saved profile.
  if (!isKnownVisitor() && !readHint()) return { kind: "none", device: deviceCheck(readMemory()) };
  const reply = await exportRecord(visitorId());
  if (reply.kind !== "done") {
    const kind = reply.kind === "later" ? "unreachable" : "none";
    return { kind, device: deviceCheck(readMemory()) };
  }
  // Merges changes by another device before a check can be begun again here: else its old result returns.
  await within(recall(lang));
  return { kind: "known", record: myRecordFrom(reply.value as SentRecord) };
};

/** The visitor's record, read once; `reload` shows the loading state again, `refresh` does not. */
export const useMyRecord = (lang: Lang) => {
  const [state, setState] = useState<MyRecordState>({ kind: "loading" });
  const [round, setRound] = useState(0);

  useEffect(() => untilGone(read(lang), setState), [lang, round]);

  const reload = useCallback(() => {
    setState({ kind: "loading" });
    setRound((last) => last + 1);
  }, []);
  const refresh = useCallback(async () => {
    const found = await read(lang);
    if (found.kind === "known") setState(found);
  }, [lang]);
  return { state, reload, refresh };
};
