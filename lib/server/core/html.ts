const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML, XML and Pango, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** HTML that is safe to send. Only `markup` makes it. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export type { Html };

type Value = Html | string | null | readonly Html[];

const textOf = (value: Value): string => {
  if (value === null) return "";
  if (typeof value === "string") return escapeMarkup(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join("");
};

/** HTML as a template that escapes every text, for quoted attributes too; null is omitted. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(textOf)));
