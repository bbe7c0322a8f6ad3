// Needs a build; it reads every script and style of it.
// holds: #speed
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NEWER_MEMBERS, NEWER_SELECTORS } from "@/test/support/newer-features";

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), "utf8"));

/** The pages' texts as React reads them: no code. */
const PAGE_STATE = /self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)/g;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ""]) => code);

const STATIC = new Set(["Object", "Map", "Promise", "URL", "AbortSignal"]);
const CALLS: readonly (readonly [string, RegExp])[] = [
  ...NEWER_MEMBERS.map(([owner, name]): [string, RegExp] => [
    `${owner}.${name}`,
    new RegExp(`${STATIC.has(owner) ? `\\b${owner}` : ""}\\.${name}\\(`),
  ]),
  ["Iterator helpers", /\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|every|toArray)\(/],
  ["Intl.Segmenter", /new Intl\.(?:Segmenter|DurationFormat)\b/],
  ["flag v", /[(=,:]\/(?:[^/\\\n]|\\.)+\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/],
];

const newerCalls = (code: string): string[] =>
  CALLS.filter(([, call]) => call.test(code)).map(([name]) => name);

/** Newer selectors in a list with others, which end with them; inside :is() and :where() they are forgiven. */
const newerInLists = (sheet: string): string[] =>
  [...sheet.replace(/:(?:is|where)\([^()]*\)/g, "").matchAll(/[^{}]+(?=\{)/g)]
    .map(([list]) => list)
    .filter((list) => list.includes(","))
    .filter((list) => NEWER_SELECTORS.some((newer) => list.includes(newer)));

test("what browsers load calls nothing newer than the floor", () => {
  const pages = filesIn(".next/server/app", ".html");
  const scripts = [
    ...filesIn(".next/static", ".js"),
    readFileSync(".next/offline-worker.js", "utf8"),
    readFileSync("public/sw-off.js", "utf8"),
    ...new Set(pages.flatMap(inlineScripts)),
  ];
  const code = [...new Set(scripts.map((script) => script.replace(PAGE_STATE, "")))];
  expect(code.length).toBeGreaterThan(50);
  expect(code.flatMap(newerCalls)).toEqual([]);
  const styles = filesIn(".next/static", ".css");
  expect(styles.flatMap(newerInLists)).toEqual([]);
  expect(styles.filter((sheet) => sheet.includes("light-dark("))).toEqual([]);
});

test.each([
  ["f().toSorted()", ["Array.toSorted"]],
  ["let [a] = b.values().map(c)", ["Iterator helpers"]],
  ["Object.groupBy(a, b)", ["Object.groupBy"]],
  ["new Intl.Segmenter('hi')", ["Intl.Segmenter"]],
  ["a=/a/v.test(b)", ["flag v"]],
  ["a.showPopover?.()", []],
  ["f().sort();AbortSignal.timeout(5)", []],
])("%s", (code, newer) => expect(newerCalls(code)).toEqual(newer));

test("a newer selector may not end a list", () => {
  expect(newerInLists("a:hover,b:popover-open{color:red}")).toHaveLength(1);
  expect(newerInLists("a:popover-open{color:red}a:is(b,c:popover-open){color:red}")).toEqual([]);
});
