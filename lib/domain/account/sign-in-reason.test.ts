// holds: #sign-in
import { SignInError, signInReason } from "./sign-in-reason";

test.each([
  ["auth/popup-closed-by-user", "closed"],
  ["auth/user-cancelled", "closed"],
  ["auth/cancelled-popup-request", "closed"],
  ["auth/popup-blocked", "blocked"],
  ["auth/unauthorized-domain", "unauthorized-domain"],
  ["auth/operation-not-allowed", "not-allowed"],
  ["auth/configuration-not-found", "not-allowed"],
  ["auth/invalid-api-key", "invalid-key"],
  ["auth/api-key-not-valid.-please-pass-a-valid-api-key.", "invalid-key"],
  ["auth/api-key-expired.-please-renew-the-api-key.", "invalid-key"],
  ["auth/network-request-failed", "other"],
  ["auth/internal-error", "other"],
  ["popup-blocked", "other"],
  ["", "other"],
  [undefined, "other"],
  [null, "other"],
  [{ code: "auth/popup-blocked" }, "other"],
])("%p: %s", (code, reason) => {
  expect(signInReason(code)).toBe(reason);
});

test("an error has its reason and its cause", () => {
  const cause = new Error("auth/popup-blocked");
  const error = new SignInError("blocked", { cause });
  expect(error).toMatchObject({ name: "SignInError", reason: "blocked", cause });
  expect(error.message).toContain("blocked");
  expect(new SignInError("other").cause).toBeUndefined();
});
