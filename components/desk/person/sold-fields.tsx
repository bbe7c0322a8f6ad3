"use client";

import type { ChangeEvent } from "react";
import { PACKAGES } from "@/lib/domain/check/packages";
import { fill, inRupees } from "@/lib/domain/core/fill";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import { SelectField } from "@/components/desk/choices";
import { Field } from "@/components/ui/field";

type SoldFieldsProps = {
  words: DeskRoomWords["person"]["sale"];
  /** What each package costs with GST, in whole rupees. */
  proposed: Readonly<Record<string, number>>;
  packageId: string;
  rupees: string;
  /** A day in India; empty: none. */
  dueOn: string;
  /** The label of the sum, where it is another. */
  label?: string;
};

/** What was agreed: a package, the sum with GST, and the day on which we look for what is due. */
export function SoldFields(props: SoldFieldsProps) {
  const { words, proposed, packageId, rupees, dueOn, label } = props;
  const options = PACKAGES.map(
    ({ id, name }) =>
      [id, fill(words.offer, { package: name, amount: inRupees(proposed[id]!) })] as const,
  );
  /** Another package has another price; a sum that somebody typed stays. */
  const propose = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const field: Element = target;
    if (!(field instanceof HTMLSelectElement)) return;
    const sum = field.form!.elements.namedItem("rupees") as HTMLInputElement;
    const isProposed = Object.values(proposed).some((one) => String(one) === sum.value);
    if (sum.value === "" || isProposed) sum.value = String(proposed[field.value] ?? "");
  };
  return (
    <div className="person-fields" onChange={propose}>
      <SelectField
        name="package"
        label={words.package}
        value={packageId}
        options={[["", words.noPackage], ...options]}
      />
      <Field name="rupees" label={label ?? words.rupees}>
        {(control) => <input {...control} autoComplete="off" defaultValue={rupees} />}
      </Field>
      <Field name="dueOn" label={words.dueOn}>
        {(control) => <input {...control} type="date" defaultValue={dueOn} />}
      </Field>
    </div>
  );
}
