import { flightRows, type Row } from "./flight-rows.ts";
import { inlineRefs, rowOf } from "./flight-refs.ts";
import { type FlightElement, isElement, staticPart } from "./static-parts.ts";

/** On each element whose content is read from the page. */
const MARK = " data-k";
/** An element with fewer characters is not worth a mark. */
const MIN_CHARS = 120;

/** Placeholder in the state, and so in its JSON, for the content of the marked element of this number. */
const placeOf = (at: number) => `\u0001${at}\u0001`;
const PLACE = /"\\u0001(\d+)\\u0001"/;

/** Reads an element's content as JSON; content that begins like a reference is escaped. */
const READ = `k=n=>{let h=e[n].innerHTML;return JSON.stringify(h[0]=="$"?"$"+h:h)}`;

type Cut = { element: FlightElement; at: number };

const isOnce = (html: string, part: string) => {
  const at = html.indexOf(part);
  return at >= 0 && html.indexOf(part, at + 1) < 0;
};

/** The text of a script element, and the id of its row if the text has its own. */
const scriptText = ({ 1: type, 3: props }: FlightElement, rows: ReadonlyMap<string, Row>) => {
  const inner = props.dangerouslySetInnerHTML?.__html;
  if (type !== "script" || inner === undefined) return null;
  const row = rows.get(rowOf(inner) ?? "");
  return row?.kind === "text" ? { text: row.value, id: row.id } : { text: inner };
};

/** The largest elements that are tags and text alone and occur once in the page, and the rows that went into them. */
const findCuts = (html: string, rows: ReadonlyMap<string, Row>) => {
  const kept = inlineRefs(rows);
  const cuts: Cut[] = [];
  const inside = new Set<string>();
  const seen = new Set<string>();

  const cut = (element: FlightElement): boolean => {
    const [, type, , { children }] = element;
    if (type.startsWith("$") || children === undefined) return false;
    const part = staticPart(element, rows, kept);
    if (!part || part.html.length < MIN_CHARS || !isOnce(html, part.html)) return false;
    cuts.push({ element, at: html.indexOf(part.html) + `<${type}`.length });
    for (const id of part.used) inside.add(id);
    return true;
  };
  const cutScript = (element: FlightElement): boolean => {
    const { text = "", id } = scriptText(element, rows) ?? {};
    if (text.length < MIN_CHARS || !isOnce(html, `>${text}</script>`)) return false;
    const end = html.indexOf(`>${text}</script>`);
    cuts.push({ element, at: html.lastIndexOf("<script", end) + "<script".length });
    if (id) inside.add(id);
    return true;
  };
  const enter = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    const row = rows.get(id);
    if (row?.kind === "json") visit(row.value);
  };
  const visit = (node: unknown): void => {
    // A browser that runs scripts has no elements in it.
    if (isElement(node) && node[1] === "noscript") return;
    const id = typeof node === "string" ? rowOf(node) : undefined;
    if (id !== undefined) enter(id);
    if (
      typeof node !== "object" ||
      node === null ||
      (isElement(node) && (cut(node) || cutScript(node)))
    )
      return;
    Object.values(node).forEach(visit);
  };
  enter("0"); // the root: from the outside to the inside
  // Keep rows that are referenced elsewhere too.
  for (const id of seen) inside.delete(id);
  return { cuts: cuts.sort((a, b) => a.at - b.at), inside };
};

/** Props that are undefined; tags that defer-scripts.ts removes from the page; Next's own 404, which no page shows. */
const NOTHING = /,"\w+":"\$undefined"(?=[,}])/g;
const SAID_TWICE = /,\["\$","meta","\d+",\{"name":"twitter:(?!card")[^}]*\}\]/g;
const NEXT_404 = /"notFound":\[\[\["\$","title",null,\{"children":"404: .*?\]\],\[\]\],/;

/** Text as a script writes it, in single quotes: it is full of double ones. */
const literal = (text: string): string => {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\(.)/g, (pair, sign) => (sign === '"' ? sign : pair));
  return `'${escaped.replaceAll("'", "\\'")}'`;
};

const scriptOf = (flight: string, count: number): string => {
  const push = (text: string) => `(self.__next_f=self.__next_f||[]).push([1,${text}])`;
  if (count === 0) return push(literal(flight));
  const pieces = flight.split(PLACE).map((piece, at) => (at % 2 ? `k(${piece})` : literal(piece)));
  return `(e=>{let ${READ};${push(pieces.join("+"))}})(document.querySelectorAll("[${MARK.trim()}]"))`;
};

/**
 * Removes from a page's state (React's Flight format) what the page shows anyway. Returns the page with a mark on each
 * element that is tags and text alone, and a script that gives React the same state with their content read from the
 * page (docs/decisions/025-the-state-is-read-from-the-page.md). Throws on a state that it does not understand.
 */
export const dedupeFlight = (html: string, flight: string): { html: string; script: string } => {
  const all = flightRows(flight.replace(NEXT_404, "").replace(SAID_TWICE, ""));
  // An instruction to React may have the id of another.
  const rows = new Map(all.filter(({ kind }) => kind !== "other").map((row) => [row.id, row]));
  const { cuts, inside } = findCuts(html, rows);
  for (const [at, { element }] of cuts.entries()) {
    const { children: _, ...props } = element[3];
    element[3] = { ...props, dangerouslySetInnerHTML: { __html: placeOf(at) } };
  }
  const texts = all
    .filter(({ id }) => !inside.has(id))
    .map(({ id, kind, text, value }) =>
      kind === "json" ? `${id}:${JSON.stringify(value).replace(NOTHING, "")}\n` : text,
    );
  const edges = [0, ...cuts.map(({ at }) => at)];
  const marked = edges.map((edge, at) => html.slice(edge, edges[at + 1])).join(MARK);
  return { html: marked, script: scriptOf(texts.join(""), cuts.length) };
};
