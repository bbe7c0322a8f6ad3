type ClaimsProps = { title: string; claims: ReadonlyArray<{ figure: string; label: string }> };

/** The claims' figures under a double line, as at the end of an account. */
export function Claims({ title, claims }: ClaimsProps) {
  return (
    <section className="page margin-line pb-3 lg:pb-0" aria-label={title}>
      <dl className="totals">
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
