import { env } from "@/lib/server/core/env";

/** A browser may send several cookies of one name (of another path or domain): each is tried, up to this many. */
const MAX_VALUES = 4;

const isHttps = () => env().siteUrl.startsWith("https:");

/** A cookie that only the server reads, `__Host-` on https (docs/security.md#t8); `seconds`: how long it is kept. */
export const hostCookie = (name: string, seconds: number) => {
  const fullName = () => (isHttps() ? `__Host-${name}` : name);
  const line = (value: string, maxAge: number) =>
    `${fullName()}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isHttps() ? "; Secure" : ""}`;
  return {
    /** The Set-Cookie line that stores this value. */
    set: (value: string): string => line(value, seconds),
    /** The Set-Cookie line that deletes the cookie. */
    clear: (): string => line("", 0),
    /** The cookie's values in a Cookie header for which `fits` is true; the others are ignored. */
    valuesIn: (header: string | null, fits: (value: string) => boolean): string[] =>
      (header ?? "")
        .split(";")
        .map((one) => one.trim())
        .filter((one) => one.startsWith(`${fullName()}=`))
        .map((one) => one.slice(fullName().length + 1))
        .filter(fits)
        .slice(0, MAX_VALUES),
  };
};

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

/** The Set-Cookie lines that give a browser its session, and delete it. */
export const { set: sessionCookie, clear: clearedSession } = cookie;
