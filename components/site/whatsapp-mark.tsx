/** A speech bubble with a telephone, drawn for us: whoever uses WhatsApp knows what it means. */
export function WhatsAppMark({ className = "size-5" }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true" fill="none">
      <path
        d="M3.2 20.8l1.3-4.6A9 9 0 1 1 8 19.6z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M8.3 7.6c.5-.6 1.3-.5 1.6.1l.7 1.5c.2.5 0 .9-.6 1.5.5 1.4 1.6 2.5 3 3 .7-.6 1-.8 1.5-.6l1.5.8c.6.3.7 1 .2 1.6-1 1-2.4 1.1-3.9.4-2-.9-3.5-2.4-4.4-4.4-.7-1.5-.6-2.9.4-3.9z"
        fill="currentColor"
      />
    </svg>
  );
}
