/** Why there is no advice from the AI: the failures of the service, and our own refusals of its reply. */
export type AiFailureKind =
  | "bad request"
  | "authentication"
  | "permission"
  | "not found"
  | "decommissioned"
  | "conflict"
  | "unprocessable"
  | "rate limit"
  | "server error"
  | "unexpected status"
  | "aborted"
  | "timed out"
  | "connection"
  | "not JSON"
  | "too large"
  | "no response"
  | "reasoned away"
  | "truncated"
  | "unusable"
  | "no model"
  | "over budget"
  | "busy"
  | "unknown";

/** A failed request to the AI. Its message is ours: the service's text may repeat the key or the prompt. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind;
  /** Where another try may help: the wait that the service asks for, in ms; null: it asks for none. */
  readonly retryAfterMs: number | null | undefined;

  constructor(kind: AiFailureKind, retryAfterMs?: number | null, message: string = kind) {
    super(message);
    this.name = "AiFailure";
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The failure behind any error thrown during a request. Never throws. */
export const aiFailureFrom = (error: unknown): AiFailure =>
  error instanceof AiFailure ? error : new AiFailure("unknown");

const FIRST_DELAY_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;
const LONGEST_RETRY_AFTER_MS = 60_000;
/** The largest share of a delay that is subtracted at random, so that clients do not all retry at once. */
const JITTER = 0.25;

/** The delay before a retry (0: the first) in ms, as asked or exponential; null: useless. */
export const retryDelay = (
  { retryAfterMs: asked }: AiFailure,
  retry: number,
  random: () => number = Math.random,
): number | null => {
  if (asked === undefined || (asked !== null && asked >= LONGEST_RETRY_AFTER_MS)) return null;
  if (asked !== null && asked >= 0) return asked;
  return Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_BACKOFF_MS) * (1 - random() * JITTER);
};
