/** An answer other than success, thrown by a handler: its status, code and message reach the caller. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** A missing record and a foreign one answer alike (contract.md). */
export const notFound = (): ApiError =>
  new ApiError(404, "not_found", "There is no such record, or it is not yours.");
