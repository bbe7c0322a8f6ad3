/** A new build shows within a minute, and a cache may bridge ten when we do not answer. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Next lets shared caches keep what it prerendered for a year: after the next build that is the wrong payload. */
export const shortened = (cacheControl: string): string =>
  cacheControl.startsWith("s-maxage=") ? PUBLIC_CACHE : cacheControl;
