import { randomInt } from "node:crypto";

const DIGITS = 9;

/** A phone number and an address that no other lead has, so that it is a person of its own; the address is no key. */
export const newPerson = (): { phone: string; email: string } => {
  const number = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  return { phone: `+919${number}`, email: `someone-${number}@example.in` };
};
