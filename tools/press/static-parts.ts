import { createElement, Fragment, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Row } from "./flight-rows.ts";

type Props = Record<string, unknown> & {
  children?: unknown;
  dangerouslySetInnerHTML?: { __html: string };
};
/** An element as Flight writes it: its type is a tag, or a reference to a component. */
export type FlightElement = ["$", string, string | null, Props];

export const isElement = (node: unknown): node is FlightElement =>
  Array.isArray(node) && node[0] === "$" && node.length >= 4;

const FRAGMENT = "$Sreact.fragment";
/** Elements that React moves to another place, or reads itself. */
const NEVER = /^(?:html|head|body|title|meta|link|base|style|script|template|noscript)$/;
const ROW = /^\$L?([0-9a-f]+)$/;

/** Thrown where an element is more than tags and text. */
class NotStatic extends Error {}

/** Turns Flight's nodes into React's as long as they are tags and text; adds the rows they are in to `used`. */
const reader = (rows: ReadonlyMap<string, Row>, kept: ReadonlySet<unknown>, used: Set<string>) => {
  const stringOf = (text: string): ReactNode => {
    if (!text.startsWith("$")) return text;
    if (text.startsWith("$$")) return text.slice(1);
    if (text === "$undefined") return undefined;
    const row = rows.get(ROW.exec(text)?.[1] ?? "");
    if (!row || row.kind === "other" || row.value === FRAGMENT) throw new NotStatic();
    used.add(row.id);
    return row.kind === "text" ? row.value : nodeOf(row.value);
  };

  const propOf = (value: unknown): unknown => {
    if (typeof value === "object" && value !== null) throw new NotStatic();
    if (typeof value !== "string") return value;
    const text = stringOf(value);
    if (text !== undefined && typeof text !== "string") throw new NotStatic();
    return text;
  };

  const elementOf = ([, type, key, { children, ...props }]: FlightElement): ReactNode => {
    const isFragment = rows.get(ROW.exec(type)?.[1] ?? "")?.value === FRAGMENT;
    if (!isFragment && (type.startsWith("$") || NEVER.test(type))) throw new NotStatic();
    const given = Object.entries(props).map(([name, value]) => [name, propOf(value)]);
    const all = { ...(Object.fromEntries(given) as object), key };
    const inside = children === undefined ? [] : [nodeOf(children)];
    return createElement(isFragment ? Fragment : type, all, ...inside);
  };

  const nodeOf = (node: unknown): ReactNode => {
    if (kept.has(node)) throw new NotStatic();
    if (typeof node === "string") return stringOf(node);
    if (isElement(node)) return elementOf(node);
    if (Array.isArray(node)) return node.map(nodeOf);
    if (node === null || typeof node === "number" || typeof node === "boolean") return node;
    throw new NotStatic();
  };
  return nodeOf;
};

/**
 * The HTML of an element, with the ids of the other rows in it; null when it is more than tags and text, or contains
 * one of `kept`.
 */
export const staticPart = (
  element: FlightElement,
  rows: ReadonlyMap<string, Row>,
  kept: ReadonlySet<unknown>,
): { html: string; used: ReadonlySet<string> } | null => {
  const used = new Set<string>();
  try {
    return { html: renderToString(reader(rows, kept, used)(element)), used };
  } catch (error) {
    if (error instanceof NotStatic) return null;
    throw error;
  }
};
