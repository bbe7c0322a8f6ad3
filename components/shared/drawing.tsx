/** The line drawings in public/drawings and their sizes: known before they load, so that nothing moves. */
const SIZES = {
  shopfront: [400, 330],
  phone: [120, 216],
  scales: [220, 180],
  "tea-glass": [200, 200],
  ledger: [220, 180],
} as const;

type DrawingProps = {
  name: keyof typeof SIZES;
  className: string;
  /** "eager" for the first screen. */
  loading?: "eager" | "lazy";
};

/** An own line drawing, for the eye only. A file of its own: inline it would cost twice, as HTML and as data. */
export function Drawing({ name, className, loading = "lazy" }: DrawingProps) {
  const [width, height] = SIZES[name];
  return (
    // eslint-disable-next-line @next/next/no-img-element -- 1 KB of SVG: there is nothing to optimise
    <img
      src={`/drawings/${name}.svg`}
      width={width}
      height={height}
      alt=""
      loading={loading}
      className={className}
    />
  );
}
