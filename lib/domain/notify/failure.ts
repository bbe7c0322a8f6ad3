/** "address": a receiver's; "visitorAddress": one that a visitor typed. */
export type FailureCode =
  | ("noHost" | "refused" | "timeout" | "dropped" | "tls" | "login" | "address" | "visitorAddress")
  | ("sender" | "signature" | "noPage" | "moved" | "busy" | "rejected" | "other");

export type Failure = { at: number; code: string; status: number | null };
