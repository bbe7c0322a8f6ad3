import { runInNewContext } from "node:vm";
import { dedupeFlight } from "./dedupe-flight";

/** Longer than what is not worth a mark. */
const LONG = "Udhaar stuck? A polite plan for a week. ".repeat(4).trim();
const PLAIN = ["$", "p", null, { className: "lead", children: [LONG, " ", ["$", "br", null, {}]] }];
const PLAIN_HTML = `<p class="lead">${LONG}<!-- --> <br/></p>`;

const flightOf = (rows: Record<string, unknown>) =>
  Object.entries(rows)
    .map(([id, value]) => `${id}:${JSON.stringify(value)}\n`)
    .join("");

/** What React is handed by a script in a page whose marked elements have these contents. */
const handedOver = (script: string, contents: readonly string[] = []): string => {
  const pushed: [number, string][] = [];
  runInNewContext(script, {
    self: { __next_f: pushed },
    document: { querySelectorAll: () => contents.map((innerHTML) => ({ innerHTML })) },
  });
  return pushed.map(([, text]) => text).join("");
};
const rowsOf = (flight: string) =>
  Object.fromEntries(
    flight
      .trim()
      .split("\n")
      .map((row) => [row.slice(0, row.indexOf(":")), JSON.parse(row.slice(row.indexOf(":") + 1))]),
  ) as Record<string, unknown>;

test("what is tags and text alone is marked in the page and read from there", () => {
  const html = `<main>${PLAIN_HTML}<b>other</b></main>`;
  const { html: marked, script } = dedupeFlight(html, flightOf({ 0: { a: PLAIN } }));
  expect(marked).toBe(html.replace("<p ", "<p data-k "));
  expect(script).not.toContain(LONG);
  expect(rowsOf(handedOver(script, ["as it stands"]))).toEqual({
    0: {
      a: [
        "$",
        "p",
        null,
        { className: "lead", dangerouslySetInnerHTML: { __html: "as it stands" } },
      ],
    },
  });
});

test.each([`it's`, `"quoted"`, "back\\slash", "a\nline", `\\"`, `\\'`, "\u2028", "</script>"])(
  "%j is handed over as it is",
  (text) => {
    const { script } = dedupeFlight("", flightOf({ 0: { text } }));
    expect(rowsOf(handedOver(script))).toEqual({ 0: { text } });
  },
);

test("what a browser that runs scripts does not see as elements is left as it is", () => {
  const flight = flightOf({
    0: ["$", "noscript", null, { children: [["$", "$L1", null, {}], PLAIN] }],
  });
  const { html, script } = dedupeFlight(`<noscript>${PLAIN_HTML}</noscript>`, flight);
  expect(html).not.toContain("data-k");
  expect(script).toContain(LONG);
});

test("content that looks like a reference is handed over as text", () => {
  const { script } = dedupeFlight(PLAIN_HTML, flightOf({ 0: PLAIN }));
  expect(handedOver(script, ["$100 a month"])).toContain('"__html":"$$100 a month"');
});

test("a part goes as far as it can, over rows and fragments, and their rows go with it", () => {
  const flight = flightOf({
    1: "$Sreact.fragment",
    0: ["$", "section", null, { children: ["$L2", ["$", "$1", "c", { children: "$3" }]] }],
    2: PLAIN,
    3: ["$", "i", null, { children: "$undefined" }],
  });
  const html = `<section>${PLAIN_HTML}<i></i></section>`;
  const { html: marked, script } = dedupeFlight(html, flight);
  expect(marked).toBe(html.replace("<section", "<section data-k"));
  expect(Object.keys(rowsOf(handedOver(script, ["x"])))).toEqual(["0", "1"]);
});

test.each([
  ["holds a component", ["$", "p", null, { children: [LONG, ["$", "$L9", null, {}]] }], PLAIN_HTML],
  ["is hoisted into the head", ["$", "title", null, { children: LONG }], `<title>${LONG}</title>`],
  ["stands in the page twice", PLAIN, PLAIN_HTML + PLAIN_HTML],
  ["stands in the page otherwise", PLAIN, PLAIN_HTML.replace("lead", "read")],
  ["is short", ["$", "p", null, { children: "short" }], "<p>short</p>"],
  ["has a style of its own", ["$", "p", null, { style: {}, children: LONG }], `<p>${LONG}</p>`],
])("what %s stays in the state", (_, element, html) => {
  const flight = flightOf({ 0: element });
  const { html: marked, script } = dedupeFlight(html, flight);
  expect(marked).toBe(html);
  expect(handedOver(script)).toBe(flight);
});

test("an element that a row points to by a path is written out, so that the row it stands in can go", () => {
  const flight = flightOf({
    0: ["$L1", ["$", "$L9", null, { children: "$1:props:children:1" }]],
    1: ["$", "div", null, { children: [PLAIN, ["$", "b", null, { children: "twice" }]] }],
  });
  const html = `<div>${PLAIN_HTML}<b>twice</b></div>`;
  const { script } = dedupeFlight(html, flight);
  expect(rowsOf(handedOver(script, ["read"]))).toEqual({
    0: ["$L1", ["$", "$L9", null, { children: ["$", "b", null, { children: "twice" }] }]],
    1: ["$", "div", null, { dangerouslySetInnerHTML: { __html: "read" } }],
  });
});

test("what else is pointed to stays where it is, and a path that leads nowhere is refused", () => {
  const words = { title: LONG };
  const rows = {
    0: ["$L1", ["$", "$L9", null, { words: "$1:props:words" }]],
    1: ["$", "$L8", null, { words, children: PLAIN }],
  };
  const { script } = dedupeFlight(PLAIN_HTML, flightOf(rows));
  expect(rowsOf(handedOver(script, ["read"]))[1]).toMatchObject({ 3: { words } });
  const broken = { ...rows, 1: ["$", "$L8", null, {}] };
  expect(() => dedupeFlight(PLAIN_HTML, flightOf(broken))).toThrow(
    "a reference that leads nowhere",
  );
});

test("what a script of the page holds is read there too, wherever the state has it", () => {
  const data = JSON.stringify({ "@type": "FAQPage", text: LONG });
  const script = ["$", "script", null, { type: "a", dangerouslySetInnerHTML: { __html: "$5" } }];
  const size = Buffer.byteLength(data).toString(16);
  const flight = `0:${JSON.stringify(["$L7", script])}\n5:T${size},${data}`;
  const html = `<script type="a">${data}</script>`;
  const done = dedupeFlight(html, flight);
  expect(done.html).toBe(html.replace("<script", "<script data-k"));
  expect(rowsOf(handedOver(done.script, [data]))).toEqual({
    0: ["$L7", ["$", "script", null, { type: "a", dangerouslySetInnerHTML: { __html: data } }]],
  });
});
