import { type ReactNode, useId } from "react";

/** A part of the result under an owner's question, separated by a ruled line. */
export function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule py-6">
      <h3 id={id} className="text-xl font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}
