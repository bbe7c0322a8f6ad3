import type { ComponentProps } from "react";

type Fields = Readonly<Record<string, string | number | undefined>>;

/** Hidden fields of a form; what has no value is left out. */
const Hidden = ({ fields }: { fields: Fields }) =>
  Object.entries(fields).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );

type DeskFormProps = Omit<ComponentProps<"form">, "method" | "action"> & {
  /** The action, after "/api/desk/". */
  to: string;
  /** The page that the form is on, with its query. */
  back: string;
  /** What it sends besides. */
  fields?: Fields;
};

/** A form of the desk, which works without JavaScript, too. */
export const DeskForm = ({ to, back, fields, children, ...rest }: DeskFormProps) => (
  <form method="post" action={`/api/desk/${to}`} {...rest}>
    <Hidden fields={{ back, ...fields }} />
    {children}
  </form>
);
