import { env } from "@/lib/server/core/env";

/** A browser may send several cookies of one name (of another path or domain): each is tried, up to this many. */
const MAX_VALUES = 4;

const isHttps = () => env().siteUrl.startsWith("https:");

/**
 * A cookie that only the server reads. On https its name begins with `__Host-`, so that no other site of the
 * domain can set it (docs/security.md#t8). `seconds` is how long a browser keeps it.
 */
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
        .map((comparison) => comparison.trim())
        .filter((comparison) => comparison.startsWith(`${fullName()}=`))
        .map((comparison) => comparison.slice(fullName().length + 1))
        .filter(fits)
        .slice(0, MAX_VALUES),
  };
};
