import { encode } from "uqr";

/** Light modules around the code, which its readers need. */
const QUIET = 4;

/** The dark modules as one path, a stroke for each run in a row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return "";
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}`;
      }),
    )
    .join("");

/** A text as a QR code, dark on white whatever colours the system has. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET });
  return (
    <svg
      viewBox={`0 -0.5 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="forced-color-adjust-none"
    >
      <path d={`M0 -0.5h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={pathOf(data)} stroke="#000" />
    </svg>
  );
}
