import type { DeskTexts } from "@/lib/domain/leads/desk-fields";
import type { LostReason } from "@/lib/domain/leads/lead-notes";

/** What an operator changes at a lead, each with one tap or one form. */
export type LeadChange =
  /** A note, with a status or without; with one the text may be empty. For "won" and "lost" see below. */
  | { kind: "note"; status?: string; text: string }
  | { kind: "next"; at: number | null }
  /** "me": the operator takes it; null: gives it back. */
  | { kind: "owner"; owner: "me" | null }
  | { kind: "won"; rupees: number }
  /** A payment that the operator has seen, on a day in India such as "2026-11-27"; or that was noted by mistake. */
  | { kind: "paid" | "unpaid"; rupees: number; on: string; way: string; utr: string }
  | { kind: "lost"; reason: LostReason }
  /** Only the fields that the operator touched, and what each was when the operator saw it. */
  | { kind: "edit"; fields: Partial<DeskTexts>; was: Partial<DeskTexts> }
  | { kind: "mark"; isSpam: boolean }
  /** We rang for the call at this half hour; not reached: with the next step. Times in epoch ms. */
  | { kind: "called"; isReached: true; at: number }
  | { kind: "called"; isReached: false; at: number; nextAt: number }
  /** What was said of the call at this half hour is taken back. */
  | { kind: "uncalled"; at: number }
  /** The half hour of its call, whichever it is, is free again. */
  | { kind: "freed" };

/** A lead as an operator saw it (`versionOf`). */
export type SeenLead = Readonly<{ id: string; version: number }>;

/** The changes that can be made to many leads at once. */
export type ManyChange = Extract<LeadChange, { kind: "next" | "owner" | "mark" | "freed" }>;
