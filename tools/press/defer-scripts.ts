import { createHash } from "node:crypto";
import { loader, loadRest, type Script } from "./loader.ts";

/** A page with deferred scripts, and the separate script that loads them; null where nothing had to be moved. */
type Deferred = { html: string; state: { name: string; text: string } | null };

/** The folder for these scripts, inside the build's static files. */
export const STATE_FOLDER = "press";
const LOADER = '<script id="boot">';

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

/**
 * Defers the framework's scripts of a prerendered page until the page is idle or used, since the page is complete
 * without them. The state, which doubles the page's text, goes into a separate script, which then loads the others. A
 * page processed before is returned unchanged. Throws on a page of an unknown shape, and names what is unknown.
 */
export const deferScripts = (html: string): Deferred => {
  if (html.includes(LOADER)) return { html, state: null };
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
  const name = `${sha256(text).toString("hex").slice(0, 16)}.js`;
  const first: Script = [
    `/_next/static/${STATE_FOLDER}/${name}`,
    `sha256-${sha256(text).toString("base64")}`,
  ];
  return {
    html: page.replace("</head>", () => `${LOADER}${loader(first)}</script></head>`),
    state: { name, text },
  };
};
