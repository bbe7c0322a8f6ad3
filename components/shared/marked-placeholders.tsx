const GAP = /(\[[^\]]*\])/;

/** A text with highlighted placeholders in square brackets, which the operator has to fill in. */
export function MarkedPlaceholders({ text }: { text: string }) {
  return text.split(GAP).map((part, at) =>
    GAP.test(part) ? (
      <mark key={at} className="bg-marigold-wash text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
