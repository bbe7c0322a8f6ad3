import { emailFrom, emailKey } from "@/lib/domain/core/email";
import { digitsIn, phoneFrom } from "@/lib/domain/core/phone";
import type { Lead } from "./lead";
import { isForDesk, phoneOf } from "./lead-row";

/** The phone number to dial and the address for comparisons by which a person is known; null: unknown. */
export type Contacts = Readonly<{ phone: string | null; email: string | null }>;

/** Numbers (to dial) and addresses (for comparisons) that are our own: no person's. */
export type OwnContacts = ReadonlySet<string>;

const COUNTING = ["01234567890123456789", "98765432109876543210"];
const SAME_DIGITS = /(\d)\1{8}$/;
const LAST_DIGITS = -10;

/** Whether a number is nobody's: typed by many who keep theirs to themselves, and printed as an example. */
const isNobodysPhone = (phone: string): boolean => {
  const digits = digitsIn(phone.replace(/ ext .*/, "")).slice(LAST_DIGITS);
  return SAME_DIGITS.test(digits) || COUNTING.some((counting) => counting.includes(digits));
};

/** test@ any domain, and the domains kept for examples and tests (RFC 2606, RFC 6761): example.* in any country. */
const NOBODYS_EMAIL =
  /^test@|[@.](?:example(?:\.[a-z]{2,3}){1,2}|example|test|invalid|localhost|xn--11b5bs3a9aj6g)$/;

/** Whether a lead has a person of its own: while it counts as spam, and once it was told apart. */
const isAlone = (lead: Lead): boolean => lead.flags.length > 0 || lead.isApart;

/** What was typed as a phone and an address, without those that are nobody's or our own. */
export const contactsFrom = (
  typedPhone: string,
  typedEmail: string,
  own: OwnContacts = new Set(),
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

export type Hash = (text: string) => string;

export type ContactKeys = Readonly<{ phone: string | null; email: string | null }>;

export const keysOf = ({ phone, email }: Contacts, hash: Hash): ContactKeys => ({
  phone: phone && hash(`phone:${phone}`),
  email: email && hash(`email:${email}`),
});

/** The person of these contacts: that of the phone, else of the address; null: unknown. */
export const naturalPerson = ({ phone, email }: ContactKeys): string | null => phone ?? email;

/** The key of a lead's person: of its phone, else its address, else its own id. null: none. */
export const personKey = (id: string, lead: Lead, keys: ContactKeys): string | null => {
  if (lead.kind === "newsletter" || !isForDesk(lead)) return null;
  return isAlone(lead) ? id : (naturalPerson(keys) ?? id);
};
