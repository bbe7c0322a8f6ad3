import { hostCookie } from "./cookie";

/** How long a session lasts, in seconds. */
export const SESSION_SECONDS = 5 * 24 * 60 * 60;

/** Google's tokens have about 1,000 characters; a cookie may have 4,096. */
const MAX_CHARS = 4_096;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const isJsonObject = (part: string): boolean => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

/** Whether a text has the form of a JWT. Google's library throws at some texts that have not. */
export const hasTokenForm = (text: string): boolean =>
  text.length <= MAX_CHARS && TOKEN.test(text) && text.split(".").slice(0, 2).every(isJsonObject);

const cookie = hostCookie("session", SESSION_SECONDS);

/** The session cookies in a Cookie header that have the form of a JWT. */
export const sessionsIn = (header: string | null): string[] =>
  cookie.valuesIn(header, hasTokenForm);

/** The Set-Cookie line that gives a browser its session. */
export const sessionCookie = (session: string): string => cookie.set(session);

/** The Set-Cookie line that deletes a session's cookie. */
export const clearedSession = (): string => cookie.clear();
