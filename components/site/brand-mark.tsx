/** A bahi-khata, the red account book of every Indian shop: stitched on one side, tied with a string. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 28 32" className={className} aria-hidden="true" fill="none">
      <rect x="1" y="1" width="26" height="30" rx="3" className="fill-red" />
      <path
        d="M6 4v4M6 11v4M6 18v4M6 25v3"
        className="stroke-paper"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="m11.5 17 4 4.5 7-10.5"
        className="stroke-paper"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
