import { createHash } from "node:crypto";
import { deferScripts, loadRest, type Start, STATE_FOLDER } from "./defer-scripts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const address = (name: string) => `/_next/static/chunks/${name}.js`;
const chunk = (name: string) =>
  `<script src="${address(name)}" integrity="${hashOf(name)}" async=""></script>`;
const ENTRY =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});';
const BEGIN = "(self.__next_f=self.__next_f||[]).push([0])";
const DATA_OF_PAGE = JSON.stringify('0:["a $& b"]\n');
const FLIGHT = [BEGIN, `self.__next_f.push([1,${DATA_OF_PAGE}])`];
const OWN = "<script>try{own()}catch(e){}</script>";
const LEGACY = `<script src="${address("old")}" integrity="${hashOf("old")}" noModule=""></script>`;
const DATA = '<script type="application/ld+json">{"a":1}</script>';
const HEAD = [
  '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>',
  `<link rel="preload" as="script" fetchPriority="low" href="${address("turbopack-0a")}"/>`,
  chunk("b"),
  chunk("turbopack-0a"),
  OWN,
  LEGACY,
].join("");
const STATE = [ENTRY, ...FLIGHT]
  .map((text, at) => `<script${at === 0 ? ' id="_R_"' : ""}>${text}</script>`)
  .join(chunk("b"));
const START = "{begin()}";
const deferred = (html: string, when: Start = "used") => deferScripts(html, START, when);
const PAGE = `<html><head>${HEAD}</head><body><h1>Oops!</h1>${DATA}${STATE}</body></html>`;

test("keeps the page, its inline scripts and its data, and defers the rest, state first, each once", () => {
  const { html, state } = deferred(PAGE);
  const chunks = ["b", "turbopack-0a"].map((name) => [address(name), hashOf(name)] as const);
  expect(state!.text).toBe([ENTRY, ...FLIGHT, loadRest(chunks)].join(";\n"));
  const code = `data-code="/_next/static/${STATE_FOLDER}/${state!.name}" data-hash="${hashOf(state!.text)}"`;
  const start = `<script id="start" ${code}>${START}</script>`;
  expect(html).toBe(
    `<html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>${OWN}` +
      `${start}</head><body><h1>Oops!</h1>${DATA}</body></html>`,
  );
  for (const when of ["now", "idle"] as const)
    expect(deferred(PAGE, when).html).toBe(
      html.replace(`>${START}`, ` data-start="${when}">${START}`),
    );
});

test("a processed page stays as it is; another page has a state of another name", () => {
  const { html, state } = deferred(PAGE);
  expect(deferred(html)).toEqual({ html, state: null });
  expect(deferred(PAGE.replace("a $& b", () => "c")).state!.name).not.toBe(state!.name);
});

test.each([
  ["no framework scripts", PAGE.replaceAll("turbopack-0a", "other")],
  ["no state of the page", PAGE.replace(STATE, "")],
  ["a script was left", PAGE.replace("<h1>", '<script src="/a.js"></script><h1>')],
  ["a script was left", PAGE.replace(`integrity="${hashOf("b")}" `, "")],
])("refuses a page with %s, and names it", (problem, html) => {
  expect(() => deferred(html)).toThrow(problem);
});
