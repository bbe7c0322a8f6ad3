import type { ReactNode } from "react";

type HalfSectionProps = { id: string; title: string; lead?: string; children: ReactNode };

/** A section beside another one on a wide screen, below it on a phone. */
export function HalfSection({ id, title, lead, children }: HalfSectionProps) {
  return (
    <section className="min-w-0" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="mt-2 text-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
