import { fieldsOf, jsonOf } from "@/lib/browser/core/parse";
import { DRAFTS_KEY } from "@/lib/browser/core/device-keys";

/** An unsaved note, and when it was written last, epoch ms; `isSent`: its form was sent since. */
export type NoteDraft = { text: string; at: number; isSent?: boolean };

/** A draft that nobody has come back to for this long is thrown away, in ms. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

const isDraft = (value: unknown): value is NoteDraft => {
  const { text, at } = fieldsOf(value);
  return typeof text === "string" && typeof at === "number";
};

const write = (drafts: Readonly<Record<string, NoteDraft>>): void => {
  if (Object.keys(drafts).length === 0) localStorage.removeItem(DRAFTS_KEY);
  else localStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
};

/** The drafts of the last seven days; older ones leave the device. */
const readAll = (now: number): Record<string, NoteDraft> => {
  try {
    const found = Object.entries(fieldsOf(jsonOf(localStorage.getItem(DRAFTS_KEY) ?? "")));
    const fresh = found.flatMap(([id, draft]) =>
      isDraft(draft) && now - draft.at < KEPT_MS ? ([[id, draft]] as const) : [],
    );
    const drafts = Object.fromEntries(fresh);
    if (fresh.length < found.length) write(drafts);
    return drafts;
  } catch {
    return {};
  }
};

/** The unsaved note about a lead; null without one. `now` in epoch ms. */
export const draftOf = (leadId: string, now: number): NoteDraft | null =>
  readAll(now)[leadId] ?? null;

/** Whether anything that was typed at the desk is not saved. `now` in epoch ms. */
export const hasDraft = (now: number): boolean => Object.keys(readAll(now)).length > 0;

/** Keeps an unsaved note on this device, or forgets it when it is empty. Never throws. */
export const keepDraft = (leadId: string, text: string, now: number): void => {
  const { [leadId]: _, ...others } = readAll(now);
  const drafts = text.trim() === "" ? others : { ...others, [leadId]: { text, at: now } };
  try {
    write(drafts);
  } catch {
    // Storage is full or blocked: the note stays on the screen.
  }
};

/** Remembers that the form with the note was sent, `now` in epoch ms. Never throws. */
export const sendDraft = (leadId: string, now: number): void => {
  const drafts = readAll(now);
  const draft = drafts[leadId];
  if (!draft) return;
  try {
    write({ ...drafts, [leadId]: { ...draft, isSent: true } });
  } catch {
    // As above.
  }
};
