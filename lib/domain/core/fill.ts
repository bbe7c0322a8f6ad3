/** Fills the `{holes}` of a text of lib/content. A hole without a value stays, so that a test or a reader sees it. */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (hole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : hole,
  );
