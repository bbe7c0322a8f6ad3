/** Directives with their sources, as in `script-src 'self' https://a.example`. */
export type Sources = Readonly<Record<string, readonly string[]>>;

type Configured = { firebase: { authDomain: string } | null; emulators: { auth: string | null } };

/** For everything that is no page: nothing loads, nothing runs, nobody frames it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

const PAGE: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

const parsed = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );

/** A page's policy with more sources; what it has already is not added twice. Any other policy stays as it is. */
export const widened = (policy: string, more: Sources): string => {
  const directives = parsed(policy);
  if (!directives.has("script-src")) return policy;
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
};

/**
 * What Google sign-in needs where Firebase is configured: its script, its two services and the frame of its domain,
 * or the emulator in their place. Nothing where it is not.
 */
export const firebaseSources = ({ firebase, emulators }: Configured): Sources => {
  if (!firebase) return {};
  const emulator = emulators.auth && `http://${emulators.auth}`;
  const services = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  return {
    "script-src": ["https://apis.google.com"],
    "connect-src": emulator ? [emulator] : services,
    "frame-src": [emulator ?? `https://${firebase.authDomain}`],
  };
};

/**
 * The policy of a page whose inline scripts have these SHA-256 hashes (base64): scripts and styles of our own
 * address, no inline style, no frame.
 */
export const pagePolicy = (scriptHashes: readonly string[], more: Sources, siteUrl: string) => {
  const hashes = { "script-src": scriptHashes.map((hash) => `'sha256-${hash}'`) };
  const policy = widened(widened(printed(PAGE), hashes), more);
  return siteUrl.startsWith("https:") ? `${policy}; upgrade-insecure-requests` : policy;
};

const printed = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, list]) => [name, ...list].join(" "))
    .join("; ");
