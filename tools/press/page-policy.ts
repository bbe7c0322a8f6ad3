import { sha256 } from "../../lib/server/core/sha256.ts";

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

/** A page's inline scripts as 'sha256-…'. Calls `warn` for each thing that the policy forbids. */
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
  return [...new Set(inline.map(({ text }) => `'sha256-${sha256(text, "base64")}'`))];
};
