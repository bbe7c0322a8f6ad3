/** A closed bahi-khata: red cloth, white stitches, tied with its string, a paper slip looking out. */
export function Ledger({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 220 180" className={className} aria-hidden="true">
      <g className="stroke-ink" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
        <path className="fill-card" d="M36 150 30 40l160-14 8 112zM10 168h200" />
        <path className="fill-marigold" d="m140 30 24-2 3 40-12-8-12 10z" />
        <path
          className="fill-red"
          d="M24 52c0-8 4-10 10-10l152-4c6 0 9 3 10 8l6 104c0 6-3 10-9 10l-154 4c-7 0-9-3-9-9z"
        />
        <path className="fill-card" d="m86 84 66-2 2 40-66 2z" />
        <path fill="none" d="m96 98 44-1m-43 12 30-1" />
      </g>
      <g className="stroke-paper" fill="none" strokeWidth="2.5" strokeLinecap="round">
        <path strokeDasharray="7 6" d="m38 50 4 106M48 50l4 106" />
        <path d="M70 42l4 118m-2-60" strokeWidth="4" />
      </g>
    </svg>
  );
}
