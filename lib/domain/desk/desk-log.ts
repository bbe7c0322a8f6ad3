import type { DeskFilter } from "./desk-filter";

export const DESK_DEEDS = ["searched", "read", "noted", "exported", "erased", "deleted"] as const;
export type DeskDeed = (typeof DESK_DEEDS)[number];
export const EXPORT_FORMATS = ["csv", "json"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A filter without the words looked for: those are often somebody's name. */
export type LoggedFilter = Omit<DeskFilter, "text"> & { hasText: boolean };

/** What somebody did at the desk. It names leads by their references, and nobody but the operator. */
export type DeskLogEntry = {
  /** Epoch ms of the server's clock. */
  at: number;
  /** The operator's e-mail address. */
  by: string;
  /** One of DESK_DEEDS, or a later release's. */
  did: string;
  references: readonly string[];
  filter: LoggedFilter | null;
  format: string | null;
  /** How many leads were shown, exported or deleted, or records of visitors erased; null while that is under way. */
  count: number | null;
};

/** What the log keeps of a filter. */
export const loggedFilter = ({ text, ...filter }: DeskFilter): LoggedFilter => ({
  ...filter,
  hasText: text !== undefined,
});
