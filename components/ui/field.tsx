import { type ComponentProps, type ReactNode, useId } from "react";

/** The props that a field gives its input, select or textarea. */
export type Control = {
  id: string;
  name: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

export type FieldProps = {
  id?: string;
  name: string;
  label: string;
  hint?: string;
  /** The problem and its solution; shown under the field. */
  problem?: string | null | undefined;
  /** The problem that may come while the field is left; it has its room in the hint's place, and is heard. */
  room?: string | undefined;
  /** Above the control, and props of the element around it all (limited-field.tsx). */
  count?: ReactNode;
  box?: ComponentProps<"div">;
  children: (control: Control) => ReactNode;
};

/** A problem in small type: red on paper, marigold on the footer's ink. */
export const Problem = (props: ComponentProps<"p">) => (
  <p className="mt-1 font-semibold text-red in-[footer]:text-marigold" {...props} />
);

/** A label above, a control, a hint and, if there is a problem, what to do about it. */
export function Field(props: FieldProps) {
  const { id: named, name, label, hint, problem, room, count, box, children } = props;
  const own = useId();
  const id = named ?? own;
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  const describedBy = [hintId, problemId].filter(Boolean).join(" ");
  return (
    <div {...box}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {count}
      {children({
        id,
        name,
        className: "control",
        ...(problem && { "aria-invalid": true }),
        ...(describedBy && { "aria-describedby": describedBy }),
      })}
      <div data-room={room}>
        {hintId && (
          <p
            id={hintId}
            className={`mt-1 text-base text-soft ${room && problem ? "invisible" : ""}`}
          >
            {hint}
          </p>
        )}
        {problemId && (
          <Problem id={problemId} role={room && "alert"}>
            {problem}
          </Problem>
        )}
      </div>
    </div>
  );
}

/** Focuses a wrong field when its message is there, so that a screen reader reads both. */
export const focusWrong = (form: HTMLFormElement, name: string): void =>
  queueMicrotask(() => {
    const field = form.querySelector<HTMLElement>(`[name="${name}"]`);
    field?.blur();
    field?.focus();
  });

type TickBoxProps = ComponentProps<"input"> & { id: string; label: ReactNode };

/** A box to tick with its label beside it; `children` follow the label. */
export const TickBox = ({ id, label, children, ...input }: TickBoxProps) => (
  <div className="flex items-start gap-3">
    <input id={id} type="checkbox" className="mt-1 size-6 shrink-0 accent-red" {...input} />
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  </div>
);
