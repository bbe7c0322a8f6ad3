// Needs a build; it parses every script of it.
// holds: #speed
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FLOOR } from "@/test/support/floor/compat";
import { newerStyles } from "@/test/support/floor/newer-styles";
import { newerUses } from "@/test/support/floor/newer-uses";

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(folder, name), "utf8"));

/** The pages' texts as React reads them: no code. */
const PAGE_STATE = /self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)/g;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = ""]) => code);

/** React's own, behind its test for view transitions and the Navigation API, which no condition around them repeats. */
const REACTS =
  /^(?:::view-transition|skipTransition|navigation in [^]*react-transition|navigation in .*20\)\}function)/;

/** A browser without them shows the page, only less fine; with what is shown instead. */
const LOST_STYLES: Readonly<Record<string, string>> = {
  ":has": "room and scrolling around dialogs and the check (Firefox 111 to 120)",
  ":popover-open": "the menus stand in the page",
  "::details-content": "print: closed answers stay closed",
  "::selection": "the system's colour",
  "::-webkit-inner-spin-button": "none to style",
  "@starting-style": "the dialog does not fade in",
  "@property": "Tailwind sets the values itself",
  "@page": "print: the browser's margins",
};

test("what browsers load uses nothing newer than the floor without asking whether it is there", () => {
  const pages = filesIn(".next/server/app", ".html");
  const scripts = [
    ...filesIn(".next/static", ".js"),
    readFileSync(".next/offline-worker.js", "utf8"),
    readFileSync("public/sw-off.js", "utf8"),
    ...new Set(pages.flatMap(inlineScripts)),
  ];
  const code = [...new Set(scripts.map((script) => script.replace(PAGE_STATE, "")))];
  expect(code.length).toBeGreaterThan(50);
  expect(newerUses(code).filter((use) => !REACTS.test(use))).toEqual([]);
  const styles = newerStyles(filesIn(".next/static", ".css"));
  expect(styles.filter(({ newer }) => !LOST_STYLES[newer])).toEqual([]);
}, 120_000);

test("the check sees methods, globals, selectors and syntax, and believes a test for them", () => {
  const uses = (script: string) => newerUses([script]).map((use) => use.split(" in ")[0]);
  for (const [script, newer] of [
    ["f().toSorted()", "toSorted"],
    ["let [a] = b.values().map(c)", "Iterator.map"],
    ["Object.groupBy(a, b)", "Object.groupBy"],
    ["Promise.withResolvers()", "Promise.withResolvers"],
    ["URL.canParse(a)", "URL.canParse"],
    ["AbortSignal.any([a])", "AbortSignal.any"],
    ["new Intl.Segmenter('hi')", "Intl.Segmenter"],
    ["requestIdleCallback(f)", "requestIdleCallback"],
    ["a.showPopover()", "showPopover"],
    ["a.matches(':popover-open')", ":popover-open"],
    ["navigator.canShare({})", "Navigator.canShare"],
    ["document.startViewTransition(f)", "Document.startViewTransition"],
    ["if (self.navigation) go(); navigation.entries()", "navigation"],
  ] as const)
    expect([script, uses(script)]).toEqual([script, expect.arrayContaining([newer])]);
  expect(uses("/a/v.test(b)")[0]).toMatch(/^Parsing error/);
  for (const script of [
    "f().sort()",
    "a.showPopover?.()",
    "self.requestIdleCallback ? requestIdleCallback(f) : setTimeout(f)",
    "'function' == typeof requestIdleCallback && requestIdleCallback(f)",
    "function g() { if (!navigator.canShare) return; navigator.canShare({}) }",
    "try { AbortSignal.any([a]) } catch { b() }",
    "a.matches(':is(:popover-open)')",
    "AbortSignal.timeout(5)",
  ])
    expect([script, uses(script)]).toEqual([script, []]);
  const style = (sheet: string) => newerStyles([sheet]).map(({ newer }) => newer);
  expect(style("a{b{color:red}}")).toContain("nesting");
  expect(style("a:hover,b:popover-open{color:red}")).toEqual([":popover-open among others"]);
  expect(style("a{color:light-dark(red,blue)}")).toEqual(["light-dark()"]);
  expect(style("a{color:red;color:light-dark(red,blue)}")).toEqual([]);
});

test("the README names the floor", () => {
  const { chrome, safari, firefox } = FLOOR;
  expect(readFileSync("README.md", "utf8")).toContain(
    `Chrome ${chrome}, Safari ${safari}, Firefox ${firefox}`,
  );
});
