export type FailureCode =
  | "noHost"
  /** Nothing answers at that host and port. */
  | "refused"
  | "timeout"
  /** The connection ended in the middle. */
  | "dropped"
  /** The certificate or the encryption failed. */
  | "tls"
  /** The mail server refuses our user or password. */
  | "login"
  /** The mail server refuses the address of a receiver. */
  | "address"
  /** The mail server refuses the address that a visitor typed for a report. */
  | "visitorAddress"
  /** The mail server refuses the sender of our mails. */
  | "sender"
  /** The listener refuses the signature of the webhook. */
  | "signature"
  /** The listener has nothing at the address of the webhook. */
  | "noPage"
  /** The listener sends us on to another address, where we do not go. */
  | "moved"
  /** The mail server or the listener takes nothing for the time being. */
  | "busy"
  /** The mail server or the listener refuses it for another reason; `status` says how. */
  | "rejected"
  | "other";

/** A failed try. It holds no personal data: no address, and no words of the other end. */
export type Failure = {
  /** Epoch ms. */
  at: number;
  /** A FailureCode, or a later release's. */
  code: string;
  /** The reply code of SMTP or the status of HTTP; null without one. */
  status: number | null;
};
