import { FORM_FIELDS } from "./lead-fields";

export type DeskField = (typeof FORM_FIELDS)["desk"][number];
/** What is known of a person, and what an operator types in and corrects; empty: unknown. */
export type DeskTexts = Readonly<Record<DeskField, string>>;

/** These fields, each with the value that a function gives. */
export const deskFields = <Value>(
  valueOf: (field: DeskField) => Value,
): Readonly<Record<DeskField, Value>> =>
  Object.fromEntries(FORM_FIELDS.desk.map((field) => [field, valueOf(field)])) as Readonly<
    Record<DeskField, Value>
  >;
