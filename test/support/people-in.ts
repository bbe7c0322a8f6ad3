/** The keys of the people to whom a page of the desk links, each once. */
export const peopleIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/desk\/people\/([0-9a-f]{64})/g)].map(([, id]) => id!)),
];
