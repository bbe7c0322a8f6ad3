import type { Lead } from "@/lib/domain/leads/lead";
import { storedRecords } from "./stored-records";

export type StoredLead = Lead & Readonly<Record<string, unknown>>;

/** All leads on disk, in the order of their arrival. */
export const storedLeads = (databasePath: string): StoredLead[] => [
  ...storedRecords<StoredLead>(databasePath, "leads").values(),
];

/** The id of the lead on disk with this reference. */
export const leadIdOf = (databasePath: string, reference: string): string =>
  [...storedRecords<StoredLead>(databasePath, "leads")].find(
    ([, lead]) => lead.reference === reference,
  )![0];
