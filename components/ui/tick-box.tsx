import type { ComponentProps, ReactNode } from "react";

type TickBoxProps = ComponentProps<"input"> & { id: string; label: ReactNode };

/** A box to tick with its label beside it; `children` follow the label. */
export function TickBox({ id, label, children, ...input }: TickBoxProps) {
  return (
    <div className="flex items-start gap-3">
      <input id={id} type="checkbox" className="mt-1 size-6 shrink-0 accent-red" {...input} />
      <div>
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
    </div>
  );
}
