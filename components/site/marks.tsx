/** A bahi-khata, the red account book of every Indian shop: stitched on one side, tied with a string. */
export function BrandMark() {
  // The drawing is square, with air on both sides of the book.
  // oxlint-disable-next-line nextjs/no-img-element -- half a KB of SVG: there is nothing to optimise
  return <img src="/icon.svg" width={32} height={32} alt="" className="-mx-0.5 shrink-0" />;
}

/** A speech bubble with a telephone, our drawing. */
export const WhatsAppMark = ({ className = "size-5" }: { className?: string }) => (
  <svg className={`shrink-0 ${className}`} aria-hidden="true">
    <use href="/icons/whatsapp.svg#mark" />
  </svg>
);
