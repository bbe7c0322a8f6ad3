/** A glass of tea on the counter: sit down and talk. */
export function TeaGlass({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true">
      <g
        className="fill-card stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M10 182h180" />
        <ellipse cx="100" cy="170" rx="64" ry="12" />
        <path d="M62 74h76l-12 96c-10 5-42 5-52 0z" />
        <path className="fill-marigold" d="m66 92h68l-9 74c-10 4-40 4-50 0z" />
        <path
          fill="none"
          d="M82 100l5 62M100 100v64M118 100l-5 62M80 52c-10-14 10-18 0-34M100 52c-10-14 10-18 0-34M120 52c-10-14 10-18 0-34"
        />
        <path className="fill-red" d="M142 158l30-9 4 12-30 9z" />
        <path fill="none" className="stroke-paper" d="m150 161 3 5m5-8 3 5m5-7 3 5" />
      </g>
    </svg>
  );
}
