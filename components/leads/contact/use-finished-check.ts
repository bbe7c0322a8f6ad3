import { useEffect, useState } from "react";
import { rememberedCheck } from "@/lib/browser/check/remembered-check";
import { readHint } from "@/lib/browser/check/sign-in-hint";
import { hasUnsentWork } from "@/lib/browser/check/unsent";
import type { Lang } from "@/lib/domain/core/languages";

export type FinishedCheck = { score: number; at: number };

const finishedHere = (): FinishedCheck | null => {
  const check = rememberedCheck();
  return check && "score" in check ? check : null;
};

const loadOutbox = () => import("@/lib/browser/check/outbox");

/** The finished check of this device, or of the account signed in here; null without one. */
export const useFinishedCheck = (lang: Lang): FinishedCheck | null => {
  const [check, setCheck] = useState<FinishedCheck | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async () => {
      // A device that never showed the account's check learns of it here.
      if (!finishedHere() && readHint()) await (await loadOutbox()).recall(lang);
      if (!isGone) setCheck(finishedHere());
    };
    void find().catch(() => {}); // without the code or the network nothing is offered
    return () => {
      isGone = true;
    };
  }, [lang]);
  return check;
};

/** Sends what the server lacks of the check; null if it has everything. Never rejects. */
export const checkSent = (lang: Lang): Promise<void> | null =>
  hasUnsentWork()
    ? loadOutbox()
        .then(({ flush }) => flush(lang))
        .catch(() => {})
    : null;
