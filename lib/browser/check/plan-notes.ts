import {
  marksSince,
  NO_MARK,
  NO_NOTES,
  type PlanMark,
  type PlanMarks,
  type PlanNotes,
  type Trade,
} from "@/lib/domain/check/plan-marks";
import type { QuestionId } from "@/lib/domain/check/sections";
import { changeMemory, newestAnswerIn, newestIn, type QuizMemory, readMemory } from "./quiz-memory";

/** The marks on the plan of the check that is finished here. */
export const marksIn = (memory: QuizMemory | null): PlanMarks =>
  memory?.plan ? marksSince(memory.plan.notes.marks, newestAnswerIn(memory)) : {};

/** The owner's trade; null while it was not chosen. */
export const tradeIn = (memory: QuizMemory | null): Trade | null =>
  memory?.plan?.notes.trade?.value ?? null;

const change = (now: number, of: (notes: PlanNotes, version: number) => PlanNotes): QuizMemory =>
  changeMemory((memory) => {
    const version = Math.max(now, newestIn(memory) + 1);
    const notes = of(memory.plan?.notes ?? NO_NOTES, version);
    return { ...memory, newestVersion: version, plan: { notes, isSent: false } };
  });

/** Stores a mark on a step as unsent and newer than all others. `now` in epoch ms. */
export const markStep = (
  id: QuestionId,
  mark: Partial<Omit<PlanMark, "version">>,
  now: number,
): QuizMemory => {
  const known = marksIn(readMemory())[id] ?? NO_MARK;
  return change(now, (notes, version) => ({
    ...notes,
    marks: { ...notes.marks, [id]: { ...known, ...mark, version } },
  }));
};

/** Stores the owner's trade as unsent. `now` in epoch ms. */
export const chooseTrade = (value: Trade, now: number): QuizMemory =>
  change(now, (notes, version) => ({ ...notes, trade: { value, version } }));

/** Marks the notes as sent, unless they have been changed since. */
export const markNotesSent = (sent: PlanNotes): QuizMemory =>
  changeMemory((memory) =>
    memory.plan && JSON.stringify(memory.plan.notes) === JSON.stringify(sent)
      ? { ...memory, plan: { notes: memory.plan.notes, isSent: true } }
      : memory,
  );
