import { APIConnectionTimeoutError, APIError, APIUserAbortError } from "groq-sdk";

/** Why there is no advice from the AI: the failures of the service, and our own refusals of its reply. */
export type AiFailureKind =
  | ("bad request" | "authentication" | "permission" | "not found" | "decommissioned" | "conflict")
  | (
      | "unprocessable"
      | "rate limit"
      | "server error"
      | "unexpected status"
      | "aborted"
      | "timed out"
    )
  | ("connection" | "not JSON" | "too large" | "no response" | "reasoned away" | "truncated")
  | ("unusable" | "no model" | "over budget" | "busy" | "unknown");

/** A failed request to the AI. Its message is ours: the service's text may repeat the key or the prompt. */
export class AiFailure extends Error {
  readonly kind: AiFailureKind;

  constructor(kind: AiFailureKind, message: string = kind) {
    super(message);
    this.name = "AiFailure";
    this.kind = kind;
  }
}

/** How the service says, with 400, that it has shut a model down. */
export const DECOMMISSIONED = "model_decommissioned";

const KIND_OF_STATUS: Readonly<Record<number, AiFailureKind>> = {
  400: "bad request",
  401: "authentication",
  403: "permission",
  404: "not found",
  409: "conflict",
  422: "unprocessable",
  429: "rate limit",
};

/** The code in the body of an error, where it has one. */
export const codeIn = (body: unknown): unknown =>
  (body as { error?: { code?: unknown } | null } | null | undefined)?.error?.code;

/** The failure behind any error thrown during a request. Never throws. */
export const aiFailureFrom = (error: unknown): AiFailure => {
  if (error instanceof AiFailure) return error;
  // By name: fetch's own SyntaxError may come from another realm.
  if ((error as { name?: unknown } | null)?.name === "SyntaxError")
    return new AiFailure("not JSON");
  if (!(error instanceof APIError)) return new AiFailure("unknown");
  if (error.cause instanceof AiFailure) return error.cause;
  if (error instanceof APIUserAbortError) return new AiFailure("aborted");
  if (error instanceof APIConnectionTimeoutError) return new AiFailure("timed out");
  const status: number | undefined = error.status;
  if (status === undefined) return new AiFailure("connection");
  if (status >= 500) return new AiFailure("server error");
  if (status === 400 && codeIn(error.error) === DECOMMISSIONED)
    return new AiFailure("decommissioned");
  return new AiFailure(KIND_OF_STATUS[status] ?? "unexpected status");
};
