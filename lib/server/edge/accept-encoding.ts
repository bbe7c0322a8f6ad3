/** How a body goes over the wire. */
export type Coding = "br" | "gzip" | "plain";

/** Browsers know a handful of ways to say what they accept; others may say what they like. */
const MOST_REMEMBERED = 100;

/** Whether an Accept-Encoding names a coding, and not with a weight of nothing. */
const accepts = (accepted: string, coding: string): boolean =>
  accepted.split(",").some((one) => {
    const [name = "", weight = "1"] = one
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === coding && Number(weight) > 0;
  });

const codingOf = (accepted: string): Coding =>
  accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "plain";

/** The smallest coding that an Accept-Encoding takes, remembered: it is read for every page. */
export const codings = (): ((accepted: string) => Coding) => {
  const known = new Map<string, Coding>();
  return (accepted) => {
    const coding = known.get(accepted) ?? codingOf(accepted);
    if (known.size < MOST_REMEMBERED) known.set(accepted, coding);
    return coding;
  };
};
