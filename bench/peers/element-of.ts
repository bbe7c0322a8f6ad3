import { createElement, type ReactNode } from "react";

/** A part of the home page: a text, or an element as [tag, attributes, ...children]. */
export type Markup = string | [tag: string, attributes: Record<string, string>, ...Markup[]];

/** Attributes with another name in React, or with an object as value. */
const NAMES: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  value: "defaultValue",
  checked: "defaultChecked",
};
const FLAGS = new Set(["async", "checked", "disabled", "hidden", "novalidate", "open", "required"]);

/** The home page's markup as React renders it. */
export const elementOf = (markup: Markup): ReactNode => {
  if (typeof markup === "string") return markup;
  const [tag, attributes, ...children] = markup;
  const props = Object.entries(attributes).map(([name, value]) => [
    NAMES[name] ?? name,
    FLAGS.has(name) ? true : value,
  ]);
  return createElement(
    tag,
    Object.fromEntries(props) as Record<string, unknown>,
    ...children.map(elementOf),
  );
};
