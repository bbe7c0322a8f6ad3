/** One item of schema.org, or several. */
export type Thing = Readonly<{ "@type": string; [property: string]: unknown }>;

/** JSON in which no text can end the script or open a comment in it. */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");

/** A page's structured data for search engines: schema.org as JSON-LD. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const data = { "@context": "https://schema.org", "@graph": things };
  return (
    // oxlint-disable-next-line react/no-danger -- data, not code; jsonForScript keeps it inside its script
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  );
}
