import { useMemo, useSyncExternalStore } from "react";
import { onOutboxChange, saveStatus } from "@/lib/browser/check/outbox";
import { quizStore } from "@/lib/browser/check/quiz-store";
import type { Lang } from "@/lib/domain/core/languages";
import { INITIAL_QUIZ } from "@/lib/domain/check/quiz";
import type { CheckWords } from "@/lib/content/slices/check-words";
import { newestIn, readMemory } from "@/lib/browser/check/quiz-memory";
import type { SheetFacts } from "./sheet-head";

const atFirst = () => INITIAL_QUIZ;
const saved = () => "saved" as const;

/** The check for components: its state, where the answers are stored, and the visitor's actions. */
export const useQuiz = (lang: Lang, words: CheckWords) => {
  const quiz = useMemo(() => quizStore(lang, { ...words, ...words.analysis }), [lang, words]);
  const state = useSyncExternalStore(quiz.subscribe, quiz.state, atFirst);
  const status = useSyncExternalStore(onOutboxChange, saveStatus, saved);
  return { ...quiz, state, status };
};

const shopOnDevice = () => readMemory()?.shop ?? null;
const answeredAtOnDevice = () => {
  const memory = readMemory();
  return memory ? newestIn(memory) : 0;
};
const none = () => null;
const never = () => 0;

/** What the device knows for the head of the printed result. */
export const useSheetFacts = (): SheetFacts => ({
  shop: useSyncExternalStore(onOutboxChange, shopOnDevice, none),
  answeredAt: useSyncExternalStore(onOutboxChange, answeredAtOnDevice, never),
});
