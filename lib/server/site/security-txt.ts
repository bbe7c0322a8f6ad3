import { LANGS } from "@/lib/domain/core/languages";

/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 24 * 60 * 60_000;

/** security.txt (RFC 9116) of the site at `siteUrl`. `now` in epoch ms. */
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
