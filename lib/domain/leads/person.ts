import { emailFrom, emailKey } from "@/lib/domain/core/email";
import { digitsIn, phoneFrom } from "@/lib/domain/core/phone";
import type { Lead } from "./lead";
import { isForDesk, phoneOf } from "./lead-row";

/** The phone number to dial and the address for comparisons by which a person is known; null: unknown. */
export type Contacts = Readonly<{ phone: string | null; email: string | null }>;

/** Numbers (to dial) and addresses (for comparisons) that are our own: no person's. */
export type OwnContacts = ReadonlySet<string>;

/** Counting up and down, further than ten digits go. */
const COUNTING = ["01234567890123456789", "98765432109876543210"];
/** Nine times the same digit at the end. */
const SAME_DIGITS = /(\d)\1{8}$/;
/** The last digits of a number: without the code of its country. */
const LAST_DIGITS = -10;

/** Whether a number is nobody's: typed by many who keep theirs to themselves, and printed as an example. */
const isNobodysPhone = (phone: string): boolean => {
  const digits = digitsIn(phone.replace(/ ext .*/, "")).slice(LAST_DIGITS);
  return SAME_DIGITS.test(digits) || COUNTING.some((counting) => counting.includes(digits));
};

/** test@ any domain, and the domains kept for examples and tests (RFC 2606, RFC 6761): example.* in any country. */
const NOBODYS_EMAIL =
  /^test@|[@.](?:example(?:\.[a-z]{2,3}){1,2}|example|test|invalid|localhost|xn--11b5bs3a9aj6g)$/;

/** Whether a lead has a person of its own: while it counts as spam, and once the desk may not see it. */
const isAlone = (lead: Lead): boolean => lead.flags.length > 0 || !isForDesk(lead);

/**
 * By what a person with this phone and this address, each as it was typed, is known: without those that nobody has and
 * those that are our own.
 */
export const contactsFrom = (
  typedPhone: string,
  typedEmail: string,
  own: OwnContacts,
): Contacts => {
  const phone = phoneFrom(typedPhone);
  const address = emailFrom(typedEmail);
  const email = address && emailKey(address);
  return {
    phone: phone && !own.has(phone) && !isNobodysPhone(phone) ? phone : null,
    email: email && !own.has(email) && !NOBODYS_EMAIL.test(email) ? email : null,
  };
};

/** What a lead says of its person's phone and address, without those that nobody has. */
export const contactsOf = (lead: Lead, own: OwnContacts): Contacts =>
  contactsFrom(phoneOf(lead), lead.email, own);

/** A text as the store keeps it: a hash that names nobody. */
export type Hash = (text: string) => string;

/** The keys of a lead's contacts, each a hash; null: unknown. `pair`: of both together, one of which may be unknown. */
export type ContactKeys = Readonly<{
  pair: string | null;
  phone: string | null;
  email: string | null;
}>;

export const keysOf = ({ phone, email }: Contacts, hash: Hash): ContactKeys => ({
  pair: phone || email ? hash(`pair:${phone ?? ""}|${email ?? ""}`) : null,
  phone: phone && hash(`phone:${phone}`),
  email: email && hash(`email:${email}`),
});

/** The person that operators chose for a contact, by its key; null: none. */
export type Choices = (key: string) => string | null;

/** The keys whose choices decide, the first choice of all: an address only where there is no phone. */
export const decidingKeys = ({ pair, phone, email }: ContactKeys): string[] =>
  [pair, phone ?? email].filter((key) => key !== null);

/** The person that operators chose for these contacts; null: none. */
export const chosenFor = (keys: ContactKeys, choices: Choices): string | null => {
  for (const key of decidingKeys(keys)) {
    const chosen = choices(key);
    if (chosen !== null) return chosen;
  }
  return null;
};

/** The person of these contacts without a choice; null: unknown. */
export const naturalPerson = ({ phone, email }: ContactKeys): string | null => phone ?? email;

/**
 * The key of a lead's person: the operator's choice, else its phone, else its address, else the lead itself, whose id is
 * `id`. No other lead takes part in it.
 */
export const personKey = (id: string, lead: Lead & { chosen: string | null }, keys: ContactKeys) =>
  isAlone(lead) ? id : (lead.chosen ?? naturalPerson(keys) ?? id);

/** The key of a lead's person; one of release 1.0.0 has its own until it is placed. */
export const knownPersonOf = (id: string, { person }: Lead): string => person ?? id;
