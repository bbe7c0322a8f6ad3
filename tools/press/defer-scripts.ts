import { createHash } from "node:crypto";
import { loader, loadRest, type Script } from "./loader.ts";

/** A page whose scripts come later, and the script beside it that brings them; null where nothing had to be moved. */
type Deferred = { html: string; state: { name: string; text: string } | null };

/** Inside the build's static files: what pages have beside them. */
export const STATE_FOLDER = "press";
const LOADER = '<script id="boot">';

/** As Next writes them, with the hash of their content: its chunks, and links to load them early. */
const CHUNK =
  /<script src="(\/_next\/static\/[^"]+)" integrity="(sha256-[^"]+)" async=""><\/script>/g;
const EARLY = /<link rel="preload" as="script"[^>]*>/g;
/** What only browsers without modules load: they cannot read the rest. */
const LEGACY = /<script src="[^"]+" integrity="[^"]+" noModule=""><\/script>/g;
/** Which module begins, and the state: the page once more, as React reads it. */
const STATE =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[\s\S]*?)<\/script>/g;
/** What React writes where a part of a page comes later than the rest. */
const STREAMED = /<script[^>]*>\$R|<template id="[BP]:/;

const without = (html: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, ""), html);

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Makes the framework of a prerendered page wait until the page is idle or somebody touches it: the page is whole
 * without it. The state, which doubles the page's text, goes into a script beside the page, which then loads the
 * others. A page done before comes back as it is. Throws on a page of a shape that is not known, and says what is odd.
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
