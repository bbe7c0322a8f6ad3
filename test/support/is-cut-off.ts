/** Whether an error is what `fetch` throws when a connection breaks: by its name, since Jest has a TypeError of its own. */
export const isCutOff = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === "TypeError";
