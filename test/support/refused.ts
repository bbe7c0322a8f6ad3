/** What a site answered instead of an acknowledgement. */
export class Refused extends Error {
  override name = "Refused";
  readonly status: number;
  readonly retryAfter: string | null;
  constructor(what: string, { status, headers }: Response, text: string) {
    super(`${what}: ${status} ${text}`);
    this.status = status;
    this.retryAfter = headers.get("retry-after");
  }
}
