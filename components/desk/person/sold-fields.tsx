"use client";

import type { ChangeEvent } from "react";
import { OFFERED, packageOfId } from "@/lib/domain/check/packages";
import type { Said } from "@/lib/domain/core/said";
import { fill, inRupees } from "@/lib/domain/core/fill";
import type { DeskRoomWords } from "@/components/desk/desk-words";
import { SelectField } from "@/components/desk/choices";
import { Field } from "@/components/ui/field";

type SoldFieldsProps = {
  words: Pick<DeskRoomWords, "packageDue"> & Pick<DeskRoomWords["person"], "sale">;
  /** What was typed and could not be saved; null: nothing. */
  kept: Said["kept"] | null;
  packageId: string | null;
  /** As a rule what the package costs with GST, in whole rupees. */
  rupees?: number | undefined;
  /** A day in India; empty: none. */
  dueOn: string;
  /** The label of the sum, where it is another. */
  label?: string;
};

/** What was agreed: a package, the sum with GST, and the day on which we look for what is due. */
export function SoldFields({ words, kept, packageId, dueOn, label, ...sum }: SoldFieldsProps) {
  const { packageDue: proposed, sale } = words;
  const { rupees = proposed[packageId ?? ""] } = sum;
  const gone = packageId !== null && !packageOfId(packageId) ? [packageId] : [];
  const options = OFFERED.map(
    ({ id, name }) =>
      [id, fill(sale.offer, { package: name, amount: inRupees(proposed[id]!) })] as const,
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
    <div
      className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-end gap-3 *:min-w-0"
      onChange={propose}
    >
      <SelectField
        name="package"
        label={sale.package}
        value={kept?.["package"] ?? packageId ?? ""}
        options={[["", sale.noPackage], ...options, ...gone.map((id) => [id, id] as const)]}
      />
      {gone.map((id) => (
        <input key={id} type="hidden" name="goneFrom" value={id} />
      ))}
      <Field name="rupees" label={label ?? sale.rupees}>
        {(control) => (
          <input {...control} autoComplete="off" defaultValue={kept?.["rupees"] ?? rupees} />
        )}
      </Field>
      <Field name="dueOn" label={sale.dueOn}>
        {(control) => <input {...control} type="date" defaultValue={kept?.["dueOn"] ?? dueOn} />}
      </Field>
    </div>
  );
}
