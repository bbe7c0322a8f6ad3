import type { Row } from "./flight-rows.ts";
import { isElement } from "./static-parts.ts";

/** A reference to a row, or by a path to something in it: $2a, $L2a, $2a:props:children. */
const REFERENCE = /^\$[A-Za-z@]?([0-9a-f]+)((?::[^:]+)*)$/;
/** An element is an array; a path names its parts. */
const PARTS = ["$", "type", "key", "props"];

/** The id of the row that a text refers to, if it does. */
export const rowOf = (text: string): string | undefined => REFERENCE.exec(text)?.[1];

/** Whether it is nothing but tags and text, and so may be written in two places. */
const isPlain = (node: unknown): boolean => {
  if (typeof node === "string") return !node.startsWith("$") || node === "$";
  if (isElement(node) && node[1].startsWith("$")) return false;
  return typeof node !== "object" || node === null || Object.values(node).every(isPlain);
};

/**
 * Replaces each path that leads to a plain element by a copy of the element. Returns what else rows refer to by a path,
 * with everything on the way there: that must stay where it is. Throws when a path leads nowhere.
 */
export const inlineRefs = (rows: ReadonlyMap<string, Row>): ReadonlySet<unknown> => {
  const follow = (text: string, way: Set<unknown>): unknown => {
    const [, id = "", path = ""] = REFERENCE.exec(text) ?? [];
    let node = rows.get(id)?.value;
    for (const key of path.split(":").slice(1)) {
      way.add(node);
      if (typeof node === "string") node = follow(node, way);
      const isNamed = isElement(node) && PARTS.includes(key);
      node = (node as Record<string, unknown> | undefined)?.[isNamed ? PARTS.indexOf(key) : key];
      if (node === undefined) throw new Error(`a reference that leads nowhere: ${text}`);
    }
    return node;
  };

  const kept = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (typeof value !== "string" || !REFERENCE.exec(value)?.[2]) {
        visit(value);
        continue;
      }
      const way = new Set<unknown>();
      const target = follow(value, way);
      if (isElement(target) && isPlain(target))
        (node as Record<string, unknown>)[key] = structuredClone(target);
      else for (const one of way.add(target)) kept.add(one);
    }
  };
  for (const { kind, value } of rows.values()) if (kind === "json") visit(value);
  return kept;
};
