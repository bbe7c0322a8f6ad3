/** A speech bubble with a telephone, drawn for us: whoever uses WhatsApp knows what it means. */
export function WhatsAppMark({ className = "size-5" }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href="/icons/whatsapp.svg#mark" />
    </svg>
  );
}
