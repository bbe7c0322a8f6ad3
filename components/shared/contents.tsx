type ContentsProps = {
  title: string;
  items: ReadonlyArray<{ href: string; text: string }>;
};

/** The parts of a long page: a list on a wide screen, one line that opens on a phone; not on paper. */
export function Contents({ title, items }: ContentsProps) {
  const list = (
    <ol className="list-decimal pl-8 text-base leading-snug">
      {items.map(({ href, text }) => (
        <li key={href}>
          <a className="block py-2.5 text-red underline" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="print:hidden" aria-label={title}>
      <details className="entry border-y border-ink lg:hidden">
        <summary>{title}</summary>
        {list}
      </details>
      <div className="max-lg:hidden">
        <p className="mb-1 font-semibold">{title}</p>
        {list}
      </div>
    </nav>
  );
}
