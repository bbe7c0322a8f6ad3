import { createHash } from "node:crypto";

/** A script of the site: its address, and the hash of its content. */
export type Script = readonly [source: string, hash: string];

/** A page with deferred scripts, and the separate script that loads them; null where nothing had to be moved. */
type Deferred = { html: string; state: { name: string; text: string } | null };

/** The folder for these scripts, inside the build's static files. */
export const STATE_FOLDER = "press";
const START = '<script id="start"';

/** Next's chunks, with the hash of their content, and the links that preload them. */
const CHUNK =
  /<script src="(\/_next\/static\/[^"]+)" integrity="(sha256-[^"]+)" async=""><\/script>/g;
const EARLY = /<link rel="preload" as="script"[^>]*>/g;
/** Scripts for browsers without modules, which cannot run the others. */
const LEGACY = /<script src="[^"]+" integrity="[^"]+" noModule=""><\/script>/g;
/** The bootstrap of the module, and the state: the page once more, as React reads it. */
const STATE =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[\s\S]*?)<\/script>/g;
/** React writes this when a part of a page is streamed later. */
const STREAMED = /<script[^>]*>\$R|<template id="[BP]:/;

const without = (html: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, ""), html);

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The name of a script that the press writes into its folder. */
export const nameOf = (text: string): string => `${sha256(text).toString("hex").slice(0, 16)}.js`;

/** A script that the press writes into its folder under this name. */
export const scriptOf = (name: string, text: string): Script => [
  `/_next/static/${STATE_FOLDER}/${name}`,
  `sha256-${sha256(text).toString("base64")}`,
];

/**
 * The end of a page's first script: adds the other scripts in order, each in a separate task, because ten at once block
 * a slow phone for longer than a frame.
 */
export const loadRest = (scripts: readonly Script[]): string =>
  `{let list=${JSON.stringify(scripts)},c=new MessageChannel,add=()=>{` +
  `let[u,i]=list.shift(),s=document.createElement("script");s.src=u;s.integrity=i;s.async=!1;` +
  `document.head.append(s);list[0]&&c.port2.postMessage(0)};c.port1.onmessage=add;add()}`;

/**
 * Puts the start script (start.js) in the place of the framework's scripts of a prerendered page, which is complete
 * without them. The state, which doubles the page's text, goes into a separate script, which then loads the others:
 * when the reader uses something that needs them, or with `isNow` at once. A page processed before is returned
 * unchanged. Throws on a page of an unknown shape, and names what is unknown.
 */
export const deferScripts = (html: string, start: string, isNow: boolean): Deferred => {
  if (html.includes(START)) return { html, state: null };
  const chunks = new Map(
    [...html.matchAll(CHUNK)].map(([, source = "", hash = ""]): Script => [source, hash]),
  );
  if (![...chunks.keys()].some((source) => source.includes("/turbopack-")))
    throw new Error("no framework scripts; has Next changed its pages?");
  const state = [...html.matchAll(STATE)].map(([, script = ""]) => script);
  if (state.length < 2) throw new Error("no state of the page; has Next changed its pages?");
  const page = without(html, CHUNK, EARLY, STATE, LEGACY);
  const left = /<script\b[^>]*\ssrc=[^>]*>/.exec(page) ?? STREAMED.exec(page);
  if (left) throw new Error(`a script was left: ${left[0]}`);
  const text = [...state, loadRest([...chunks])].join(";\n");
  const name = nameOf(text);
  const [source, hash] = scriptOf(name, text);
  const code = `data-code="${source}" data-hash="${hash}"${isNow ? ' data-start="now"' : ""}`;
  // In the page: as a file of its own, even an async one, it delays the largest paint.
  const tag = `${START} ${code}>${start}</script>`;
  return { html: page.replace("</head>", () => `${tag}</head>`), state: { name, text } };
};
