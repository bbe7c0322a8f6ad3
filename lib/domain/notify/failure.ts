/** Why the other end took nothing; lib/content/<language>/site-checks.ts says each in words. */
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

/** A failed try, without personal data or words of the other end; `at` in epoch ms. */
export type Failure = {
  at: number;
  code: string;
  /** The reply code of SMTP or the status of HTTP; null without one. */
  status: number | null;
};
