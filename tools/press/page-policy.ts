import { sha256 } from "../../lib/server/core/sha256.ts";
import { type Sources, withSources } from "../../lib/server/edge/content-policy.ts";

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

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/;
const ANY_SOURCE = /\ssrc\b/;
const OWN_SOURCE = /\ssrc="\/_next\/static\/[^"]+"/;

/** Things that the policy forbids in a page, with a pattern that finds each once the scripts are removed. */
const FORBIDDEN = {
  "an inline style": /<style\b|<[^>]+\sstyle="/,
  "an inline handler": /<[^>]+\son[a-z]+="/,
  "a script as an address": /<[^>]+\s(?:href|src|action)="javascript:/i,
  "an element from elsewhere": /<(?:iframe|object|embed|base|applet)\b/,
  "a policy of its own": /<meta[^>]+http-equiv=/i,
};

const printed = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, list]) => [name, ...list].join(" "))
    .join("; ");

/**
 * The SHA-256 hashes (base64) of a page's inline scripts, for its content policy. Calls `warn` for each thing in the
 * page that the policy forbids and that will not work.
 */
export const scriptHashes = (html: string, warn: (problem: string) => void): string[] => {
  const scripts = [...html.matchAll(SCRIPT)].map(([, tag = "", text = ""]) => ({ tag, text }));
  for (const { tag } of scripts)
    if (ANY_SOURCE.test(tag) && !OWN_SOURCE.test(tag)) warn(`a script from elsewhere:${tag}`);
  const rest = html.replace(SCRIPT, "");
  for (const [what, pattern] of Object.entries(FORBIDDEN)) {
    const found = pattern.exec(rest);
    if (found) warn(`${what}: ${rest.slice(found.index, found.index + 120)}`);
  }
  const inline = scripts.filter(({ tag }) => !ANY_SOURCE.test(tag) && !DATA_BLOCK.test(tag));
  return [...new Set(inline.map(({ text }) => sha256(text, "base64")))];
};

/**
 * The policy of a page whose inline scripts have these SHA-256 hashes (base64): scripts and styles of our own
 * address, no inline style, no frame.
 */
export const pagePolicy = (scriptHashes: readonly string[], more: Sources, siteUrl: string) => {
  const hashes = { "script-src": scriptHashes.map((hash) => `'sha256-${hash}'`) };
  const policy = withSources(withSources(printed(PAGE), hashes), more);
  return siteUrl.startsWith("https:") ? `${policy}; upgrade-insecure-requests` : policy;
};
