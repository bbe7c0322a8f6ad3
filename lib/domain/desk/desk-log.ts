import type { DeskFilter } from "@/lib/domain/leads/desk-filter";

/** What an operator does; "opened": WhatsApp, the mail program or the dialler for a lead. */
export type DeskAction =
  | ("searched" | "read" | "noted" | "changed" | "opened" | "added" | "imported" | "unimported")
  | ("joined" | "parted")
  | ("exported" | "numbers" | "erased" | "templates" | "hours");

/** A filter without its search text, which is often a person's name. */
export type LoggedFilter = Omit<DeskFilter, "text"> & { hasText: boolean };

/** An operator's action at the desk. It names leads by their references, and no person except the operator. */
export type DeskLogEntry = {
  /** Epoch ms of the server's clock. */
  at: number;
  /** The operator's e-mail address. */
  by: string;
  /** A DeskDeed, or a later release's. */
  action: string;
  references: readonly string[];
  filter: LoggedFilter | null;
  format: string | null;
  /** The number of leads shown, exported or deleted, or of visitors' records erased; null while that is under way. */
  count: number | null;
};

/** The part of a filter that the log keeps. */
export const loggedFilter = ({ text, ...filter }: DeskFilter): LoggedFilter => ({
  ...filter,
  hasText: text !== undefined,
});
