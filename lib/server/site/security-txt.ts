import { LANGS } from "@/lib/domain/core/languages";

/** RFC 9116 wants less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60_000;

/**
 * security.txt (RFC 9116) of the site at `siteUrl`, for people who found a weakness: where to write, in which languages,
 * and until when this holds. `now` is in ms since 1970.
 */
export const securityTxt = (siteUrl: string, email: string, now: number): string => {
  const expires = new Date(Math.floor(now / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LANGS.join(", ")}`,
    `Canonical: ${new URL("/.well-known/security.txt", siteUrl).href}`,
    "",
  ].join("\n");
};
