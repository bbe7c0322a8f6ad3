/** The outcome of one trial: it works; it is not configured; it works, but should be looked at; it does not work. */
export type Finding = { part: string; state: "ok" | "off" | "look" | "bad"; text: string };

/** The longest that a trial may take, in ms. */
const LONGEST_MS = 30_000;

/** Runs a trial; one that rejects or takes longer than 30 s is "bad", with its reason. Never rejects. */
export const tryOut = async (
  part: string,
  trial: () => Promise<Omit<Finding, "part">>,
  reasonOf: (error: unknown) => string,
): Promise<Finding> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer within 30 seconds")), LONGEST_MS);
  });
  try {
    return { part, ...(await Promise.race([trial(), late])) };
  } catch (error) {
    return { part, state: "bad", text: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
};
