/** A speech bubble with a telephone, our drawing. */
export function WhatsAppMark({ className = "size-5" }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href="/icons/whatsapp.svg#mark" />
    </svg>
  );
}
