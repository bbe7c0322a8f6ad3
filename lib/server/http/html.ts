import { escapeMarkup } from "@/lib/server/core/escape-markup";

/** A piece of HTML that is safe to send. Only `markup` makes one. */
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

/**
 * HTML as a template: every text put into it is escaped, so that none can be forgotten; only what `markup` itself
 * made stays as it is, and null is nothing. Attributes need their quotes: `<input value="${name}">`.
 */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(textOf)));
