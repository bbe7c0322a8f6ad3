import { createHash } from "node:crypto";
import { boot, others, type Script } from "./loader.ts";
import { stateFromPage } from "./dedupe-flight.ts";

/** Text of a page, and its first script, to load later; null where nothing had to be moved. */
type Deferred = { html: string; state: { name: string; text: string } | null };

const BOOT = '<script id="boot">';
/** Where the site serves the scripts that pages keep beside themselves. */
export const STATE_PATH = "/_next/static/press";

/** As Next writes them, with the hash of their content: its chunks, and hints to load them early. */
const CHUNK =
  /<script src="(\/_next\/static\/[^"]+)" integrity="(sha256-[^"]+)" async=""><\/script>/g;
const EARLY = /<link rel="preload" as="script"[^>]*>/g;
/** What only browsers without modules load: they cannot read the rest. */
const LEGACY = /<script src="[^"]+" integrity="[^"]+" noModule=""><\/script>/g;
/** What a card on X takes from `og:` where it is not said once more. */
const SAID_TWICE = /<meta name="twitter:(?!card")[^>]*>/g;
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
 * without. Its data, which doubles the page's text, goes into a script beside the page, which brings the others. A
 * page done before stays as it is. Throws on a page that is not as we know them, and says what.
 */
export const deferred = (html: string): Deferred => {
  if (html.includes(BOOT)) return { html, state: null };
  const chunks = new Map(
    [...html.matchAll(CHUNK)].map(([, source = "", hash = ""]): Script => [source, hash]),
  );
  if (![...chunks.keys()].some((source) => source.includes("/turbopack-")))
    throw new Error("no framework scripts; has Next changed its pages?");
  const state = [...html.matchAll(STATE)].map(([, head = "", rest = ""]) => head + rest);
  if (state.length < 2) throw new Error("no state of the page; has Next changed its pages?");
  const rest = without(html, CHUNK, EARLY, STATE, LEGACY, SAID_TWICE);
  const left = /<script\b[^>]*\ssrc=[^>]*>/.exec(rest) ?? STREAMED.exec(rest);
  if (left) throw new Error(`a script was left: ${left[0]}`);
  const flight = state.map((script) => DATA.exec(script)?.[1]);
  const { html: page, script } = stateFromPage(rest, flight.map(textOf).join(""));
  const parts = [...state.filter((_, at) => !flight[at]), script, others([...chunks])];
  const text = parts.join(";\n");
  const name = `${sha256(text).toString("hex").slice(0, 16)}.js`;
  const first = boot([`${STATE_PATH}/${name}`, `sha256-${sha256(text).toString("base64")}`]);
  return {
    html: page.replace("</head>", () => `${BOOT}${first}</script></head>`),
    state: { name, text },
  };
};
