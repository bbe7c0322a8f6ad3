import { useSyncExternalStore } from "react";
import { onOutboxChange } from "@/lib/browser/check/outbox";
import { newestIn, readMemory } from "@/lib/browser/check/quiz-memory";
import type { SheetFacts } from "./sheet-head";

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
