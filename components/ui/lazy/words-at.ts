/** The words that the site serves at this path; rejects when they cannot be had. */
export const wordsAt = async <Words>(path: string): Promise<Words> => {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Words;
};
