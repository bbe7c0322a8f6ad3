import { createHash } from "node:crypto";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="application\/(?:ld\+)?json"/;
const ANY_SOURCE = /\ssrc\b/;
const OWN_SOURCE = /\ssrc="\/_next\/static\/[^"]+"/;

/** What no policy of ours allows, each with how to find it in a page without its scripts. */
const FORBIDDEN = {
  "an inline style": /<style\b|<[^>]+\sstyle="/,
  "an inline handler": /<[^>]+\son[a-z]+="/,
  "a script as an address": /<[^>]+\s(?:href|src|action)="javascript:/i,
  "an element from elsewhere": /<(?:iframe|object|embed|base|applet)\b/,
  "a policy of its own": /<meta[^>]+http-equiv=/i,
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * The SHA-256 hashes (base64) of the scripts that stand in a page of Next's itself, for its content policy. Throws
 * on a page that is not as we know them, or that has what our policies forbid, and says what.
 */
export const scriptHashes = (html: string): string[] => {
  const scripts = [...html.matchAll(SCRIPT)].map(([, tag = "", text = ""]) => ({ tag, text }));
  const alien = scripts.find(({ tag }) => ANY_SOURCE.test(tag) && !OWN_SOURCE.test(tag));
  if (alien) throw new Error(`a script from elsewhere:${alien.tag}`);
  const rest = html.replace(SCRIPT, "");
  for (const [what, pattern] of Object.entries(FORBIDDEN)) {
    const found = pattern.exec(rest);
    if (found) throw new Error(`${what}: ${rest.slice(found.index, found.index + 120)}`);
  }
  const inline = scripts.filter(({ tag }) => !ANY_SOURCE.test(tag) && !DATA_BLOCK.test(tag));
  return [...new Set(inline.map(({ text }) => sha256(text)))];
};
