import type { LostReason } from "@/lib/domain/leads/lead-notes";

/** The fields of a lead that an operator may correct; empty: unknown. */
export type LeadFieldEdits = Readonly<{
  name: string;
  phone: string;
  email: string;
  businessName: string;
  location: string;
}>;

/** What an operator changes at a lead, each with one tap or one form. */
export type LeadChange =
  /** A status and a note; the text may be empty. For "won" and "lost" see below. */
  | { kind: "note"; status: string; text: string }
  | { kind: "next"; at: number | null }
  /** "me": the operator takes it; null: gives it back. */
  | { kind: "owner"; owner: "me" | null }
  | { kind: "won"; rupees: number }
  | { kind: "lost"; reason: LostReason }
  | { kind: "edit"; fields: LeadFieldEdits }
  | { kind: "mark"; isSpam: boolean };

/** A lead as an operator saw it: `version` is the number of its notes. */
export type SeenLead = Readonly<{ id: string; version: number }>;

/** The changes that can be made to many leads at once. */
export type ManyChange = Extract<LeadChange, { kind: "next" | "owner" | "mark" }>;
