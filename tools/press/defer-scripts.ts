import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../lib/server/core/sha256.ts";

type Script = readonly [source: string, hash: string];

export type DeferredScript = { name: string; text: string; script: Script };

/** When a page's code begins: at its load, when the page is idle after it, or when somebody uses the page. */
export type Start = "now" | "idle" | "used";

/** A page with deferred scripts, and the separate script that loads them; null where nothing had to be moved. */
type Deferred = { html: string; state: DeferredScript | null };

export const STATE_FOLDER = "press";
const START = '<script id="start"';

/** Next's chunks, with the hash of their content, and the links that preload them. */
const CHUNK =
  /<script src="(\/_next\/static\/[^"]+)" integrity="(sha256-[^"]+)" async=""><\/script>/g;
const EARLY = /<link rel="preload" as="script"[^>]*>/g;
const LEGACY = /<script src="[^"]+" integrity="[^"]+" noModule=""><\/script>/g;
/** The bootstrap of the module, and the state: the page once more, as React reads it. */
const STATE =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[\s\S]*?)<\/script>/g;

const without = (html: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, ""), html);

/** A script with this text in the press's folder, named by its content. */
export const deferredScript = (text: string): DeferredScript => {
  const hash = createHash("sha256").update(text).digest();
  const name = `${hash.toString("hex").slice(0, 16)}.js`;
  const script = [
    `/_next/static/${STATE_FOLDER}/${name}`,
    `sha256-${hash.toString("base64")}`,
  ] as const;
  return { name, text, script };
};

/** Adds the other scripts in order, each in a task of its own: ten at once block a slow phone. */
export const loadRest = (scripts: readonly Script[]): string =>
  `{let list=${JSON.stringify(scripts)},c=new MessageChannel,add=()=>{` +
  `let[u,i]=list.shift(),s=document.createElement("script");s.src=u;s.integrity=i;s.async=!1;` +
  `document.head.append(s);list[0]&&c.port2.postMessage(0)};c.port1.onmessage=add;add()}`;

/** Puts start.js in the place of the framework's scripts. Throws on a page of an unknown shape. */
export const deferScripts = (html: string, start: string, when: Start): Deferred => {
  if (html.includes(START)) return { html, state: null };
  const chunks = new Map(
    [...html.matchAll(CHUNK)].map(([, source = "", hash = ""]): Script => [source, hash]),
  );
  if (![...chunks.keys()].some((source) => source.includes("/turbopack-")))
    throw new Error("no framework scripts; has Next changed its pages?");
  const parts = [...html.matchAll(STATE)].map(([, part = ""]) => part);
  if (parts.length < 2) throw new Error("no state of the page; has Next changed its pages?");
  const page = without(html, CHUNK, EARLY, STATE, LEGACY);
  const left = /<script\b[^>]*\ssrc=[^>]*>/.exec(page);
  if (left) throw new Error(`a script was left: ${left[0]}`);
  const state = deferredScript([...parts, loadRest([...chunks])].join(";\n"));
  const [source, hash] = state.script;
  const code = `data-code="${source}" data-hash="${hash}"${when === "used" ? "" : ` data-start="${when}"`}`;
  // In the page: as a file of its own, even an async one, it delays the largest paint.
  const tag = `${START} ${code}>${start}</script>`;
  return { html: page.replace("</head>", () => `${tag}</head>`), state };
};

/** Our scripts in a page, and the links that preload them: both need the same hash. */
const OWN_SCRIPT =
  /<(?:script\b(?=[^>]*\ssrc="\/_next\/static\/)|link\b(?=[^>]*\sas="script"))(?![^>]*\sintegrity=)[^>]*?\s(?:src|href)="\/_next\/static\/([^"]+)"/g;

/** Adds the SHA-256 of its content to each of our scripts. Throws when the build lacks a script. */
export const addIntegrity = (html: string, build: string): string =>
  html.replace(OWN_SCRIPT, (tag: string, file: string) => {
    const content = readFileSync(join(build, "static", decodeURIComponent(file)));
    return `${tag} integrity="sha256-${sha256(content, "base64")}"`;
  });

/** Tells V8 (Chrome 136 on) that each function of this file is called soon. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Makes browsers compile a folder's scripts while they download, which cost most of a start. */
export const addCompileHint = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!name.endsWith(".js")) continue;
    const text = readFileSync(file, "utf8");
    if (!text.startsWith(HINT)) writeFileSync(file, HINT + text);
  }
};
