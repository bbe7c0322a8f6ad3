import { randomBytes } from "node:crypto";
import { RETENTION_DAYS } from "@/lib/domain/leads/retention";
import { isSameText, sha256 } from "@/lib/server/core/sha256";
import { hostCookie } from "./session-cookie";

/** How long a browser keeps its owner token, in seconds. */
const COOKIE_SECONDS = RETENTION_DAYS.ownerCookie * 24 * 60 * 60;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new owner token: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** A token as the store keeps it: its SHA-256, hex. */
export const tokenHash = (token: string): string => sha256(token);

/** The token among those sent whose hash is the stored one, if any. */
export const ownerToken = (ownerTokenHash: string, tokens: readonly string[]): string | undefined =>
  tokens.find((token) => isSameText(tokenHash(token), ownerTokenHash));

/** Whether one of the tokens sent has the stored hash. */
export const isOwner = (ownerTokenHash: string, tokens: readonly string[]): boolean =>
  ownerToken(ownerTokenHash, tokens) !== undefined;

/** A cookie that holds a token; `seconds` is how long a browser keeps it. */
export const tokenCookie = (name: string, seconds: number) => {
  const { set, clear, valuesIn } = hostCookie(name, seconds);
  return {
    set,
    clear,
    /** The tokens in a Cookie header; other values are ignored. */
    tokensIn: (header: string | null): string[] => valuesIn(header, (value) => TOKEN.test(value)),
  };
};

const cookie = tokenCookie("visitor", COOKIE_SECONDS);

/** The owner tokens in a Cookie header, and the Set-Cookie lines that give a browser its token and delete it. */
export const { tokensIn, set: ownerCookie, clear: clearedCookie } = cookie;
