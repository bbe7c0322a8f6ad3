import type { ComponentProps } from "react";
import { DeskForm } from "@/components/desk/desk-form";
import type { DeskProps } from "@/components/desk/desk-words";
import type { Partner } from "@/lib/domain/desk/partners";
import type { Said } from "@/lib/domain/core/said";
import type { PersonDetail } from "@/lib/server/desk/people-desk";
import type { PersonForm as Form } from "@/lib/server/desk/person-form";

/** The page that a form is on, and the person's key and version as it shows them. */
export type OnPerson = { person: string; version: number; self: string };

/** What the parts of a person's page are made from. */
export type PersonPart = DeskProps & {
  on: OnPerson;
  detail: PersonDetail;
  partners: readonly Partner[];
  /** What came of the last form. */
  said: Said | null;
  /** The day on which we look for what is due of a new sale. */
  dueOn: string;
  /** The server's time, epoch ms. */
  now: number;
};

type PersonFormProps = Omit<ComponentProps<typeof DeskForm>, "to" | "back"> & {
  on: OnPerson;
  /** What it does, where no button says it. */
  what?: Form["do"];
};

/** A form that changes a person. */
export const PersonForm = ({ on, what, fields, ...rest }: PersonFormProps) => (
  <DeskForm
    to={`people/${on.person}`}
    back={on.self}
    fields={{ do: what, version: on.version, ...fields }}
    {...rest}
  />
);

/** What was typed in a form and could not be saved; null: nothing in this one. */
export const keptIn = (said: Said | null, what: Form["do"]): Said["kept"] | null =>
  said?.kept?.["do"] === what ? said.kept : null;
