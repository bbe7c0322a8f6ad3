/** What an operator does. Earlier releases logged looks and opened talks as well. */
export type DeskAction =
  | ("searched" | "read" | "noted" | "changed" | "added" | "imported" | "parted")
  | ("exported" | "erased" | "templates" | "hours");

/** An operator's action at the desk. It names leads by their references, and no person except the operator. */
export type DeskLogEntry = {
  /** Epoch ms of the server's clock. */
  at: number;
  /** The operator's e-mail address. */
  by: string;
  /** A DeskAction, or another release's. */
  action: string;
  references: readonly string[];
  format: string | null;
  /** The number of rows exported, people added, or visitors' records erased; null while that is under way. */
  count: number | null;
};
