import type { LeadStatus } from "@/lib/domain/leads/lead-notes";

/** How many people wait or are at each status, counted by cards (lib/domain/leads/lead-notes.ts). */
export type DeskCounts = {
  /** Overdue or due until the end of the Indian day, new ones included. */
  today: number;
  /** Of those: overdue. */
  late: number;
  /** Without flagged, withdrawn and newsletter leads. */
  statuses: Readonly<Record<LeadStatus, number>>;
  /** Flagged as a machine's, or as one of many. */
  flagged: number;
};
