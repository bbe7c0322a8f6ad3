import { sameAnswers } from "@/lib/domain/check/answers";
import { marksSince, mergedNotes, NO_NOTES } from "@/lib/domain/check/plan-marks";
import { QUESTION_IDS, type QuestionId } from "@/lib/domain/check/sections";
import {
  answersIn,
  betterAnalysis,
  completeAnswersIn,
  hasUnsentAnswer,
  newestAnswerIn,
  isFinishUnsent,
  type KeptAnswer,
  newestIn,
  type QuizMemory,
} from "./quiz-memory";
import type { VisitorState } from "./visitor-client";

type EntryOf = (id: QuestionId) => KeptAnswer | null;

const theirsIn = ({ answers, versions }: VisitorState, id: QuestionId): KeptAnswer | null => {
  const answer = answers[id];
  return answer ? { answer, version: Math.max(1, versions[id] ?? 0), isSent: true } : null;
};

/** The memory with these answers; an analysis of other answers is dropped. */
const withAnswers = (memory: QuizMemory, entryOf: EntryOf): QuizMemory => {
  const entries = QUESTION_IDS.flatMap((id) => {
    const entry = entryOf(id);
    return entry ? [[id, entry] as const] : [];
  });
  const next = { ...memory, answers: Object.fromEntries(entries) };
  const isSame = sameAnswers(answersIn(next), answersIn(memory));
  return { ...next, analysis: isSame ? memory.analysis : null };
};

const unsentOnly = (memory: QuizMemory): QuizMemory =>
  withAnswers(memory, (id) => {
    const entry = memory.answers[id];
    return entry && !entry.isSent ? entry : null;
  });

/** The server's answers replace this device's. */
const taken = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  const next = withAnswers(memory, (id) => theirsIn(known, id));
  const isSame = sameAnswers(known.answers, answersIn(memory));
  return {
    ...next,
    isAnalysisWanted: isSame && memory.isAnalysisWanted,
    analysis: known.isFinished ? betterAnalysis(next.analysis, known.analysis) : null,
  };
};

/** The newer answer of both sides; a sent one that the server lacks is sent anew, as newer. */
const united = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  let { newestVersion } = memory;
  const again = (own: KeptAnswer) => ({ ...own, version: ++newestVersion, isSent: false });
  const next = withAnswers(memory, (id) => {
    const own = memory.answers[id];
    const theirs = theirsIn(known, id);
    // The finish queued here will overwrite the server's open check: only newer answers belong to this check.
    if (!own && memory.waiting.length > 0)
      return theirs && theirs.version > memory.begunAt ? again(theirs) : null;
    if (!own) return theirs;
    if (!own.isSent) return theirs && theirs.version >= own.version ? theirs : own;
    // Finished elsewhere meanwhile: the server's open check is the next one.
    if (!theirs) return known.attempts > memory.attempts ? null : again(own);
    return theirs.answer === own.answer || theirs.version > own.version ? theirs : again(own);
  });
  return { ...next, newestVersion };
};

/** A check finished here that the server does not have. */
const withUnsentFinish = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  const finish = completeAnswersIn(memory)!;
  if (sameAnswers(finish, known.answers)) return taken(memory, known);
  // Sent unchanged, it becomes the last finished check.
  if (known.isFinished) return memory;
  if (known.attempts <= memory.attempts) return united(memory, known);
  return { ...taken(memory, known), waiting: [...memory.waiting, finish] };
};

/** Open here, finished on the server: the unsent answers start the next check. */
const besideFinished = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  const isEmpty = Object.keys(memory.answers).length === 0;
  const isRetakeBegun = isEmpty && known.attempts > 0 && known.attempts <= memory.attempts;
  if (isRetakeBegun || memory.waiting.length > 0) return memory;
  const next = united(memory, known);
  if (!hasUnsentAnswer(next)) return taken(memory, known);
  return unsentOnly(next);
};

const settled = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  if (isFinishUnsent(memory)) return withUnsentFinish(memory, known);
  const finish = completeAnswersIn(memory);
  if (!finish || hasUnsentAnswer(memory))
    return known.isFinished ? besideFinished(memory, known) : united(memory, known);
  const isLost = known.attempts < memory.attempts || Object.keys(known.answers).length === 0;
  // Finishing it again sends its answers, too.
  return isLost && !sameAnswers(finish, known.answers)
    ? { ...memory, isAnalysisWanted: true }
    : taken(memory, known);
};

/**
 * The memory with the last word on the AI: of this device and the server. A no that was not sent yet always goes first,
 * however the clocks go; an unsent yes gives way to a later word of another device. A choice that the server lacks is
 * sent again: its record was lost, or is a new one. Pure.
 */
export const withLastWordOnAi = (memory: QuizMemory, { aiConsent }: VisitorState): QuizMemory => {
  const own = memory.aiConsent;
  const isOwnLast = own && !own.isSent && (!own.isGiven || !aiConsent || aiConsent.at <= own.at);
  if (isOwnLast) return memory;
  if (aiConsent) return { ...memory, aiConsent: { ...aiConsent, isSent: true } };
  return own ? { ...memory, aiConsent: { ...own, isSent: false } } : memory;
};

/** Drop queued finishes the server already has (their reply was lost); continue versions from the highest seen. */
const seen = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  const waiting = memory.waiting.filter(
    (finish) => !known.isFinished || !sameAnswers(finish, known.answers),
  );
  return {
    ...memory,
    waiting,
    attempts: memory.attempts + memory.waiting.length - waiting.length,
    newestVersion: Math.max(
      newestIn(memory),
      ...Object.values(known.versions),
      ...Object.values(known.plan.marks).map(({ version }) => version),
    ),
  };
};

/**
 * The memory with the last word of both sides on each step of the plan. Marks on these answers stay theirs when the
 * answers had to be sent anew, with higher versions; those on an earlier check's plan go.
 */
const withNotes = (next: QuizMemory, before: QuizMemory, { plan }: VisitorState): QuizMemory => {
  const own = before.plan?.notes ?? NO_NOTES;
  let { newestVersion } = next;
  const newest = newestAnswerIn(next);
  const isSame = sameAnswers(answersIn(next), answersIn(before));
  const since = isSame ? newestAnswerIn(before) : newest;
  const raised = Object.entries(marksSince(own.marks, since)).map(
    ([id, mark]) =>
      [id, mark.version > newest ? mark : { ...mark, version: ++newestVersion }] as const,
  );
  const isDone = completeAnswersIn(next) !== null;
  const kept = isDone ? Object.fromEntries(raised) : own.marks;
  const notes = mergedNotes({ marks: kept, trade: own.trade }, plan);
  const marks = isDone ? marksSince(notes.marks, newest) : notes.marks;
  const isSent = JSON.stringify(mergedNotes({ ...notes, marks }, plan)) === JSON.stringify(plan);
  if (!before.plan && isSent && Object.keys(marks).length === 0 && !notes.trade) return next;
  return { ...next, newestVersion, plan: { notes: { ...notes, marks }, isSent } };
};

/**
 * Merges the server's state into the device's, where another device may have continued the same record
 * (docs/product/records.md#one-record): the newest answer counts, a later finished check replaces an earlier one, a retake
 * started here continues, and what the server lacks stays unsent. Pure; returns the same object if nothing changes.
 */
export const reconciled = (memory: QuizMemory, known: VisitorState): QuizMemory => {
  const { shop: _shop, ...merged } = settled(seen(memory, known), known);
  const { attempts, shop } = known;
  const next = withNotes(
    withLastWordOnAi({ ...merged, attempts, ...(shop && { shop }) }, known),
    memory,
    known,
  );
  return JSON.stringify(next) === JSON.stringify(memory) ? memory : next;
};

/** The part that may be sent to another account: only what no account has. Pure. */
export const withoutOtherAccount = (memory: QuizMemory): QuizMemory => {
  const aiConsent = memory.aiConsent?.isSent ? null : memory.aiConsent;
  if (isFinishUnsent(memory)) return { ...memory, attempts: 0, aiConsent };
  const { call: _aboutAnothersCheck, plan: _ofAnothersCheck, ...rest } = memory;
  return {
    ...unsentOnly(rest),
    isAnalysisWanted: false,
    analysis: null,
    attempts: 0,
    aiConsent,
  };
};
