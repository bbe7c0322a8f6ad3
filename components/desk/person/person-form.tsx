import type { ComponentProps } from "react";
import { DeskForm } from "@/components/desk/desk-form";
import type { LeadForm as Form } from "@/lib/server/desk/lead-form";

/** The page that a form is on, and the lead as it shows it. */
export type OnLead = { id: string; version: number; self: string };

type LeadFormProps = Omit<ComponentProps<typeof DeskForm>, "to" | "back"> & {
  on: OnLead;
  /** What it does to the lead, where no button says it. */
  what?: Form["do"];
};

/** A form that changes a lead. */
export const LeadForm = ({ on, what, fields, ...rest }: LeadFormProps) => (
  <DeskForm
    to={`leads/${on.id}`}
    back={on.self}
    fields={{ do: what, version: on.version, ...fields }}
    {...rest}
  />
);
