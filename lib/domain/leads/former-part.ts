import type { Payment, PersonNote } from "./person-notes";

export type FormerNote = Omit<PersonNote, "stage"> & { status: string };

/** What an earlier release kept with a lead: it moves to the person (docs/product/data.md#r16). */
export type FormerPart = Readonly<{
  status?: string | undefined;
  notes?: readonly FormerNote[] | undefined;
  nextAt?: number | null | undefined;
  owner?: string | null | undefined;
  wonRupees?: number | null | undefined;
  lostReason?: string | null | undefined;
  payments?: readonly Payment[] | undefined;
}>;

const FORMER = [
  ...(["status", "notes", "nextAt", "owner"] as const),
  ...(["wonRupees", "lostReason", "payments"] as const),
];

/** The statuses of leads in release 1.0.0. */
export const FORMER_STATUSES = ["new", "talking", "demo", "offer", "won", "lost"] as const;

/** Whether a lead still has what belongs to its person. */
export const hasFormer = ({ status }: FormerPart): boolean => status !== undefined;

/** The lead without it. */
export const withoutFormer = <L extends FormerPart>(lead: L): L =>
  Object.fromEntries(
    Object.entries(lead).filter(([name]) => !FORMER.some((one) => one === name)),
  ) as L;

/** The stage of an earlier release's status. */
export const stageOfStatus = (status: string): string => (status === "demo" ? "talking" : status);
