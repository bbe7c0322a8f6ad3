// holds: #owner-token
import { clearedCookie, isOwner, newToken, ownerCookie, tokenHash, tokensIn } from "./owner-token";

test("tokens are 256 random bits in base64url, and differ", () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
  }
});

test("an owner has a token with the stored hash", () => {
  const [own, other] = [newToken(), newToken()];
  expect(isOwner(tokenHash(own), [own])).toBe(true);
  expect(isOwner(tokenHash(own), [other, own])).toBe(true);
  expect(isOwner(tokenHash(own), [other])).toBe(false);
  expect(isOwner(tokenHash(own), [])).toBe(false);
  expect(isOwner(tokenHash(own), [tokenHash(own)])).toBe(false);
  expect(isOwner("", [own])).toBe(false);
  expect(isOwner("not hex, and of another length", [own])).toBe(false);
});

describe("on an https site", () => {
  const siteUrl = process.env.SITE_URL;
  beforeAll(() => {
    process.env.SITE_URL = "https://bizgrow.example";
  });
  afterAll(() => {
    if (siteUrl === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = siteUrl;
  });

  test("the cookie is Secure and bound to this host by its name", () => {
    const token = newToken();
    expect(ownerCookie(token)).toBe(
      `__Host-visitor=${token}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(clearedCookie()).toBe(
      "__Host-visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    );
    expect(tokensIn(`visitor=${token}`)).toEqual([]);
    expect(tokensIn(`a=1; __Host-visitor=${token}`)).toEqual([token]);
  });
});
