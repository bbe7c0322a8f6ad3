/** A pair of scales, the tarazu of the counter: the work in one pan, its price in the other. */
export function Scales({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 220 180" className={className} aria-hidden="true">
      <g
        className="fill-card stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M110 28v126M84 166h52l-8-12H92zM12 166h196" />
        <path
          fill="none"
          d="M30 44c26-10 54-12 80-12s54 2 80 12M42 42 14 112m28-70 28 70M178 42l-28 70m28-70 28 70"
        />
        <circle className="fill-red" cx="110" cy="24" r="8" />
        <path className="fill-red" d="M24 112V88h32v24z" />
        <path className="stroke-paper" fill="none" strokeWidth="3" d="m33 99 6 6 9-11" />
        <circle className="fill-marigold" cx="178" cy="95" r="17" />
        <path fill="none" d="M171 87h14m-14 5h14m-12-5c10 0 10 10 0 10h-2l9 9" />
        <path d="M6 112h72c-4 18-20 24-36 24s-32-6-36-24zM142 112h72c-4 18-20 24-36 24s-32-6-36-24z" />
      </g>
    </svg>
  );
}
