import { type ReactNode, useId } from "react";

/** What a field hands to its input, select or textarea. */
export type Control = {
  id: string;
  name: string;
  className: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
};

type FieldProps = {
  /** From `useId` by default; named where the field is in an island with a React root of its own (lazy-island.tsx). */
  id?: string;
  name: string;
  label: string;
  hint?: string;
  /** What is wrong with it and what to do; shown under the field. */
  problem?: string | null;
  children: (control: Control) => ReactNode;
};

/** A problem in small: red on paper, marigold on the footer's ink. */
export function Problem({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 font-semibold text-red in-[footer]:text-marigold">
      {children}
    </p>
  );
}

/** A label above, a control, a hint and, when something is wrong, what to do about it. */
export function Field({ id: named, name, label, hint, problem, children }: FieldProps) {
  const own = useId();
  const id = named ?? own;
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  const describedBy = [hintId, problemId].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        name,
        className: "control",
        ...(problem && { "aria-invalid": true }),
        ...(describedBy && { "aria-describedby": describedBy }),
      })}
      {hintId && (
        <p id={hintId} className="mt-1 text-base text-soft">
          {hint}
        </p>
      )}
      {problemId && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
