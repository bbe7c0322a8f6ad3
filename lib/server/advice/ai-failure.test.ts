import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from "groq-sdk";
import { aiFailureFrom } from "./ai-failure";

const statusError = (status: number) =>
  APIError.generate(status, { error: "of the service" }, "of the service", new Headers());

test.each([
  [400, "bad request"],
  [401, "authentication"],
  [403, "permission"],
  [404, "not found"],
  [409, "conflict"],
  [422, "unprocessable"],
  [429, "rate limit"],
  [500, "server error"],
  [503, "server error"],
  [599, "server error"],
])("a status of %i is the kind '%s'", (status, kind) => {
  expect(aiFailureFrom(statusError(status))).toMatchObject({ kind, message: kind });
});

test("aborted, timed-out and connection errors each have their own kind", () => {
  expect(aiFailureFrom(new APIUserAbortError()).kind).toBe("aborted");
  expect(aiFailureFrom(new APIConnectionTimeoutError()).kind).toBe("timed out");
  expect(aiFailureFrom(new APIConnectionError({ message: "x" })).kind).toBe("connection");
});

test("any other thrown value is of an unknown kind, and not logged", () => {
  for (const thrown of [new TypeError("gsk_secret"), "gsk_secret", null, undefined, {}])
    expect(aiFailureFrom(thrown)).toMatchObject({ kind: "unknown", message: "unknown" });
});
