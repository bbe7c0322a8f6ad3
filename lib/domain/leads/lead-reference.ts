/** Letters and digits that cannot be confused when read out on the phone: no I, L, O, U. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 7;
/** Letters of any firm: those of before a change are still read. */
const REFERENCE = new RegExp(`^[A-Z]{2,3}-[${SIGNS}]{${LENGTH}}$`);

/** A lead's reference, such as "BG-7K3Q9XM", always the same for its id (hex) and the firm's letters. */
export const leadReference = (id: string, letters: string): string => {
  const signs = [...id.slice(0, 2 * LENGTH).matchAll(/../g)].map(
    ([byte]) => SIGNS[Number.parseInt(byte, 16) % SIGNS.length],
  );
  return `${letters}-${signs.join("")}`;
};

/** Whether an unchecked value has the form of a reference. */
export const isLeadReference = (value: unknown): value is string =>
  typeof value === "string" && REFERENCE.test(value);
