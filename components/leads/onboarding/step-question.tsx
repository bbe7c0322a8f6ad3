import type { ReactNode } from "react";

/** The question of a step, in the largest type of the form. */
export function StepQuestion({ children }: { children: ReactNode }) {
  return (
    <span className="block text-2xl leading-snug font-bold text-balance sm:text-3xl">
      {children}
    </span>
  );
}
