import type { Lead } from "./lead";
import { FORM_FIELDS, LEAD_FIELDS, type LeadKind } from "./lead-fields";
import { textOf } from "./lead-row";

export type DeskField = (typeof FORM_FIELDS)["desk"][number];
/** The fields of a lead that an operator types in and corrects; empty: unknown. */
export type DeskTexts = Readonly<Record<DeskField, string>>;

/** These fields, each with the value that a function gives. */
export const deskFields = <Value>(
  valueOf: (field: DeskField) => Value,
): Readonly<Record<DeskField, Value>> =>
  Object.fromEntries(FORM_FIELDS.desk.map((field) => [field, valueOf(field)])) as Readonly<
    Record<DeskField, Value>
  >;

/** The fields of a lead as an operator sees them to correct them. */
export const fieldsToEdit = (lead: Lead): DeskTexts =>
  deskFields((field) => textOf(lead, field).trim());

/**
 * The fields of a lead that an operator may correct: those that its kind has, and the name, which Get Started has in
 * two. None of a newsletter's: the consent is for this one address.
 */
export const editableFields = ({ kind }: { kind: LeadKind }): readonly DeskField[] => {
  const has = (field: DeskField) =>
    field === "name" || LEAD_FIELDS[field].kinds.some((one) => one === kind);
  return kind === "newsletter" ? [] : FORM_FIELDS.desk.filter(has);
};
