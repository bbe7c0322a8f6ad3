import { useMemo, useSyncExternalStore } from "react";
import { flush, onOutboxChange } from "@/lib/browser/check/outbox";
import { chooseTrade, marksIn, markStep, tradeIn } from "@/lib/browser/check/plan-notes";
import { readMemory } from "@/lib/browser/check/quiz-memory";
import { QUIZ_MEMORY_KEY } from "@/lib/browser/check/unsent";
import { createSignal } from "@/lib/browser/core/signal";
import type { PlanMark, PlanMarks, Trade } from "@/lib/domain/check/plan-marks";
import type { QuestionId } from "@/lib/domain/check/sections";
import type { Lang } from "@/lib/domain/core/languages";

const changed = createSignal(QUIZ_MEMORY_KEY);

const subscribe = (listener: () => void) => {
  const ends = [changed.subscribe(listener), onOutboxChange(listener)];
  return () => ends.forEach((end) => end());
};

type Notes = { marks: PlanMarks; trade: Trade | null };

/** As text, so that equal notes are the same value. */
const notesNow = (): string => {
  const memory = readMemory();
  return JSON.stringify({ marks: marksIn(memory), trade: tradeIn(memory) } satisfies Notes);
};
const none = () => JSON.stringify({ marks: {}, trade: null } satisfies Notes);

/** What the owner noted on the plan of the check on this device, and how to note more: here at once, then sent. */
export const usePlanNotes = (lang: Lang) => {
  const text = useSyncExternalStore(subscribe, notesNow, none);
  return useMemo(() => {
    const send = () => {
      changed.tell();
      void flush(lang);
    };
    return {
      ...(JSON.parse(text) as Notes),
      mark: (id: QuestionId, mark: Partial<Omit<PlanMark, "version">>) => {
        markStep(id, mark, Date.now());
        send();
      },
      choose: (trade: Trade) => {
        chooseTrade(trade, Date.now());
        send();
      },
    };
  }, [text, lang]);
};

export type OwnNotes = ReturnType<typeof usePlanNotes>;
