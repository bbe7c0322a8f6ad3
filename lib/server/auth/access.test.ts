import { sealed, withOwner } from "@/lib/domain/account/ownership";
import { newRecord } from "@/lib/domain/account/record";
import { canOpen } from "./owned-record";
import { newToken, tokenHash } from "./owner-token";

const token = newToken();
const device = newRecord("id", tokenHash(token), {});
const account = withOwner(device, "u1");
const gone = sealed(device, "u1", "home");

test.each([
  ["a browser's own", device, [token], null, true],
  ["a browser's own, signed in", device, [newToken(), token], "u2", true],
  ["another browser's", device, [newToken()], null, false],
  ["a browser's, without its key", device, [], "u1", false],
  ["an account's, with its session", account, [], "u1", true],
  ["an account's, with the key of before", account, [token], null, false],
  ["another account's", account, [token], "u2", false],
  ["a sealed one, with the session it goes to", gone, [token], "u1", false],
  ["one that is not there", null, [token], "u1", false],
])("%s opens: %#", (_, record, tokens, uid, isOpen) => {
  expect(canOpen(record, { tokens, uid })).toBe(isOpen);
});
