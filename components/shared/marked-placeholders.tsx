const GAP = /(\[[^\]]*\])/;

/** A text in which what the operator still has to fill in, in square brackets, is marked. */
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
