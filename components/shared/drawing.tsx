/** The line drawings in public/drawings with their sizes, so that the layout does not shift. */
export const SIZES = {
  shopfront: [400, 330],
  phone: [120, 216],
  scales: [220, 180],
  "tea-glass": [200, 200],
  ledger: [220, 180],
  bell: [220, 180],
  "maps-search": [320, 180],
  counter: [260, 180],
  shutter: [260, 200],
  chat: [220, 180],
  slips: [220, 180],
  calendar: [220, 180],
  sheet: [220, 180],
  abacus: [220, 180],
  khata: [220, 180],
  "price-tag": [220, 180],
  "balance-line": [220, 180],
  umbrella: [220, 180],
  "measuring-tape": [220, 180],
  // An area of the check, wherever it is named: <Drawing name={`area-${sectionId}`} … />. Made for 40 to 112 px.
  "area-branding": [96, 96],
  "area-growth": [96, 96],
  "area-operations": [96, 96],
} as const;

type DrawingProps = {
  name: keyof typeof SIZES;
  className: string;
  /** "eager" on the first screen. */
  loading?: "eager" | "lazy";
};

/** A decorative line drawing. It is a separate file: inline it would be sent twice, as HTML and as data. */
export function Drawing({ name, className, loading = "lazy" }: DrawingProps) {
  const [width, height] = SIZES[name];
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- 1 KB of SVG: there is nothing to optimise
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
