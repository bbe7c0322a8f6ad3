import type { ComponentProps, ReactNode } from "react";
import type { LeadForm as Form } from "@/lib/server/desk/lead-form";

/** The page that a form is on, and the lead as it shows it. */
export type OnLead = { id: string; version: number; self: string };

type LeadFormProps = Omit<ComponentProps<"form">, "method" | "action"> & {
  on: OnLead;
  /** What it does to the lead. */
  what: Form["do"];
  children: ReactNode;
};

/** A form that changes a lead, which works without JavaScript, too. */
export const LeadForm = ({ on, what, children, ...rest }: LeadFormProps) => (
  <form method="post" action={`/api/desk/leads/${on.id}`} {...rest}>
    <input type="hidden" name="back" value={on.self} />
    <input type="hidden" name="do" value={what} />
    <input type="hidden" name="version" value={on.version} />
    {children}
  </form>
);
