import { type ReactNode, useId } from "react";

type ResultSectionProps = { title: string; className?: string; children: ReactNode };

/** A part of the result under an owner's question, divided from the one before by a ruled line. */
export function ResultSection({ title, className, children }: ResultSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="text-xl font-bold">
        {title}
      </h3>
      {children}
    </section>
  );
}
