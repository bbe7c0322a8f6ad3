/** The ids of the leads to which a page of the desk links, each once. */
export const leadIdsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/desk\/leads\/([0-9a-f]{64})/g)].map(([, id]) => id!)),
];
