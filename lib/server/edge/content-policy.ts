import { randomBytes } from "node:crypto";
import { isDeskPath } from "../../domain/core/desk-path.ts";

/** Directives with their sources, as in `script-src 'self' https://a.example`. */
export type Sources = Readonly<Record<string, readonly string[]>>;

type Configured = { firebase: { authDomain: string } | null; emulators: { auth: string | null } };

/** The policy of responses that are no page: nothing loads or runs, and no frame may show it. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a page: scripts and styles of our own address, no inline style, no frame. */
const PAGE: Sources = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
};

const printed = (sources: Sources): string =>
  Object.entries(sources)
    .map(([name, list]) => [name, ...list].join(" "))
    .join("; ");

const parsed = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(";").flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );

/** A page's policy with more sources; one without script-src belongs to no page and stays. */
export const withSources = (policy: string, more: Sources): string => {
  const directives = parsed(policy);
  if (!directives.has("script-src")) return policy;
  for (const [name, sources] of Object.entries(more))
    directives.set(name, [...new Set([...(directives.get(name) ?? []), ...sources])]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join("; ");
};

/** The policy of a page that may run these inline scripts, each named by a hash or a nonce, with more sources. */
export const pagePolicy = (scripts: readonly string[], more: Sources, siteUrl: string): string => {
  const policy = withSources(withSources(printed(PAGE), { "script-src": scripts }), more);
  return siteUrl.startsWith("https:") ? `${policy}; upgrade-insecure-requests` : policy;
};

/** The sources of Google sign-in, or of the emulator instead; empty without Firebase. */
export const signInSources = ({ firebase, emulators }: Configured): Sources => {
  if (!firebase) return {};
  const emulator = emulators.auth && `http://${emulators.auth}`;
  const services = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  return {
    "script-src": ["https://apis.google.com"],
    "connect-src": emulator ? [emulator] : services,
    "frame-src": [emulator ?? `https://${firebase.authDomain}`],
  };
};

const NONCE_BYTES = 16;
/** Where the form with an edited message leads to (app/api/desk/leads/[id]/talk): a policy of forms holds for their redirects, too. */
const TALKS = ["https://wa.me", "https://api.whatsapp.com", "mailto:"];

/** The policy of a desk page, with a new nonce that Next reads; null for any other path. */
export const deskPolicy =
  (more: Sources, siteUrl: string) =>
  (path: string): string | null => {
    if (!isDeskPath(path)) return null;
    const nonce = `'nonce-${randomBytes(NONCE_BYTES).toString("base64")}'`;
    return pagePolicy([nonce], { ...more, "form-action": TALKS }, siteUrl);
  };
