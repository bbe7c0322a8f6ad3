import { chatLink } from "@/lib/domain/core/chat-link";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import { fill } from "@/lib/domain/core/fill";
import type { LeadKind } from "@/lib/domain/leads/lead";
import { phoneFrom } from "@/lib/domain/core/phone";

/** The first sentence to each kind of lead, with the holes {name} and {reference}. */
export type HelloWords = Readonly<Record<LeadKind | "subject", string>>;

/** Links to contact a person; null where we lack the number or address, or may not use it. */
export type Ways = { call: string | null; chat: string | null; mail: string | null };

/** The links to contact a lead's person, with a first sentence in `hello`'s language. */
export const waysTo = (row: LeadRow, hello: HelloWords): Ways => {
  const { kind, name, email, reference, isEnded } = row;
  if (isEnded) return { call: null, chat: null, mail: null };
  const phone = phoneFrom(row.phone);
  // Without a name, remove the gap that it leaves.
  const text = fill(hello[kind], { name, reference }).replace(/ +(?=[ ,])/g, "");
  const subject = fill(hello.subject, { reference });
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return {
    call: phone && `tel:${phone}`,
    chat: phone && chatLink(phone.slice(1), text),
    mail: email ? `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?${query}` : null,
  };
};
