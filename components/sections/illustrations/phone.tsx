/** A phone in the hand with the check on it: one answer ticked. */
export function Phone({ className }: { className: string }) {
  return (
    <svg viewBox="44 6 120 216" className={className} aria-hidden="true">
      <g
        className="fill-card stroke-ink"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <rect x="48" y="10" width="112" height="208" rx="14" />
        <path d="M92 22h24M62 44h84M62 58h60" />
        <path className="stroke-rule" strokeWidth="6" d="M62 78h84" strokeLinecap="butt" />
        <path className="stroke-red" strokeWidth="6" d="M62 78h40" strokeLinecap="butt" />
        <rect className="fill-red" x="62" y="96" width="84" height="28" rx="4" />
        <rect x="62" y="132" width="84" height="28" rx="4" />
        <rect x="62" y="168" width="84" height="28" rx="4" />
        <path d="M72 146h40M72 182h28" />
        <path className="stroke-paper" fill="none" strokeWidth="4" d="m94 110 8 8 14-16" />
      </g>
    </svg>
  );
}
