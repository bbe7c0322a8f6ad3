import { createHash } from "node:crypto";
import { BOOT } from "./boot.ts";
import { stateFromPage } from "./state-from-page.ts";

/** Text of a page, and what of it was moved into a script to load later; null where nothing had to be moved. */
type Deferred = { html: string; state: { name: string; text: string } | null };

const LIST_ID = "boot";
/** Where the site serves the scripts that pages keep beside themselves. */
export const STATE_PATH = "/_next/static/press";

/** As Next writes them, with the hash of their content: its chunks, and hints to load them early. */
const CHUNK =
  /<script src="(\/_next\/static\/[^"]+)" integrity="(sha256-[^"]+)" async=""><\/script>/g;
const EARLY = /<link rel="preload" as="script"[^>]*>/g;
/** What only browsers without modules load. */
const LEGACY = /<script src="[^"]+" integrity="[^"]+" noModule=""><\/script>/g;
/** Which module begins, and the page once more, as React reads it. */
const STATE =
  /<script(?: id="_R_")?>(\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)([\s\S]*?)<\/script>/g;
/** One piece of what React reads. */
const DATA = /^self\.__next_f\.push\(\[1,("[\s\S]*")\]\)$/;
/** What React writes where a part of a page comes later than the rest. */
const STREAMED = /<script[^>]*>\$R|<template id="[BP]:/;

const without = (html: string, ...patterns: readonly RegExp[]): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, ""), html);

const textOf = (literal: string | undefined): string =>
  literal === undefined ? "" : (JSON.parse(literal) as string);

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * Makes the framework of a prerendered page wait until the page is idle or somebody touches it: the page is whole
 * without. Its data, which doubles the page's text, goes into a script beside the page, which loads first. A page
 * done before stays as it is. Throws on a page that is not as we know them, and says what.
 */
export const deferred = (html: string): Deferred => {
  if (html.includes(`id="${LIST_ID}"`)) return { html, state: null };
  const chunks = new Map([...html.matchAll(CHUNK)].map(([, source = "", hash]) => [source, hash]));
  if (![...chunks.keys()].some((source) => source.includes("/turbopack-")))
    throw new Error("no framework scripts; has Next changed its pages?");
  const state = [...html.matchAll(STATE)].map(([, head = "", rest = ""]) => head + rest);
  if (state.length < 2) throw new Error("no state of the page; has Next changed its pages?");
  const rest = without(html, CHUNK, EARLY, STATE);
  const left = /<script\b[^>]*\ssrc=[^>]*>/.exec(without(rest, LEGACY)) ?? STREAMED.exec(rest);
  if (left) throw new Error(`a script was left: ${left[0]}`);
  const flight = state.map((script) => DATA.exec(script)?.[1]);
  const { html: page, script } = stateFromPage(rest, flight.map(textOf).join(""));
  const text = [...state.filter((_, at) => !flight[at]), script].join(";\n");
  const name = `${sha256(text).toString("hex").slice(0, 16)}.js`;
  const first = [`${STATE_PATH}/${name}`, `sha256-${sha256(text).toString("base64")}`];
  const list = JSON.stringify([first, ...chunks]);
  const boot = `<script type="application/json" id="${LIST_ID}">${list}</script><script>${BOOT}</script>`;
  return { html: page.replace("</head>", () => `${boot}</head>`), state: { name, text } };
};
