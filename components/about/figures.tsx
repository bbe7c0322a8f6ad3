import type { Claim } from "@/lib/content/facts/claims";

type FiguresProps = {
  claims: readonly Claim[];
  /** What to say of a figure whose basis is not known. */
  none: string;
};

/** The operator's figures, each with how it was counted. */
export function Figures({ claims, none }: FiguresProps) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {claims.map(({ label, figure, basis }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-3">
          <dt>
            <span className="font-semibold first-letter:uppercase">{label}</span>
            <span className="mt-1 block text-base text-soft">{basis ?? none}</span>
          </dt>
          <dd className="text-4xl leading-tight font-extrabold text-red">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
