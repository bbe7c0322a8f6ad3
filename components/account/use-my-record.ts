"use client";

import { useCallback, useEffect, useState } from "react";
import { exportRecord } from "@/lib/browser/check/account-client";
import { hasEndedSession } from "@/lib/browser/check/account-link";
import { hasUnsentWork } from "@/lib/browser/check/unsent";
import { flush, recall } from "@/lib/browser/check/outbox";
import {
  type DeviceCheck,
  deviceCheck,
  type MyRecord,
  myRecordFrom,
} from "@/lib/browser/account/my-record";
import { readMemory } from "@/lib/browser/check/quiz-memory";
import { readHint } from "@/lib/browser/check/sign-in-hint";
import { isKnownVisitor, visitorId } from "@/lib/browser/check/visitor-id";
import type { Lang } from "@/lib/domain/core/languages";

/** What waits on the device goes to the server first, for at most this long: what is shown is whole then. */
const SEND_WITHIN_MS = 2_500;

/**
 * What the server keeps for this visitor. "none": nothing that this browser has the key to; "held": what there is
 * belongs to an account whose sign-in has run out; "unreachable": nobody could be asked. The device may know
 * something by itself then.
 */
export type MyRecordState =
  | { kind: "loading" }
  | { kind: "none" | "held" | "unreachable"; device: DeviceCheck | null }
  | { kind: "known"; record: MyRecord };

const settle = (lang: Lang) =>
  Promise.race([flush(lang), new Promise((done) => setTimeout(done, SEND_WITHIN_MS))]);

const read = async (lang: Lang): Promise<MyRecordState> => {
  // No id is made by looking: a record begins with an answer or a saved line, not with a visit to this page.
  if (!isKnownVisitor() && !readHint()) return { kind: "none", device: deviceCheck(readMemory()) };
  if (readHint() || hasUnsentWork()) await settle(lang);
  if (hasEndedSession()) return { kind: "held", device: deviceCheck(readMemory()) };
  const reply = await exportRecord(visitorId());
  if (reply.kind !== "done") {
    const kind = reply.kind === "later" ? "unreachable" : "none";
    return { kind, device: deviceCheck(readMemory()) };
  }
  // The check goes on from what another device may have added.
  void recall(lang);
  return { kind: "known", record: myRecordFrom(reply.value) };
};

/** The visitor's own record, read once; `reload` begins anew, `refresh` reads again in silence. */
export const useMyRecord = (lang: Lang) => {
  const [state, setState] = useState<MyRecordState>({ kind: "loading" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void read(lang).then((found) => {
      if (isCurrent) setState(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [lang, round]);

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
