export type FailureCode =
  | "noHost"
  | "refused"
  | "timeout"
  | "dropped"
  | "tls"
  | "login"
  /** A receiver's address; "visitorAddress": one that a visitor typed. */
  | "address"
  | "visitorAddress"
  | "sender"
  | "signature"
  | "noPage"
  | "moved"
  | "busy"
  | "rejected"
  | "other";

export type Failure = { at: number; code: string; status: number | null };
