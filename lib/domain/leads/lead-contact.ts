import { chatLink } from "@/lib/domain/core/chat-link";
import { phoneFrom } from "@/lib/domain/core/phone";

export type Message = { subject: string; text: string };

/** Links to contact a person; null where we lack the number or address, or may not use it. */
export type Ways = { call: string | null; chat: string | null; mail: string | null };

/** Indian numbers that begin so are landlines; those from 6 on may be mobile phones. */
const LANDLINE = /^\+91[1-5]/;

/** The link that dials a number in E.164, perhaps with an extension. */
export const dialLink = (phone: string): string => `tel:${phone.replace(" ext ", ";ext=")}`;

export type Reachable = Readonly<{ phone: string; email: string; isSilent: boolean }>;

/** The links to contact a person, with a message to send; no chat with a landline. */
export const waysTo = (row: Reachable, { subject, text }: Message): Ways => {
  const { email, isSilent } = row;
  if (isSilent) return { call: null, chat: null, mail: null };
  const phone = phoneFrom(row.phone);
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return {
    call: phone && dialLink(phone),
    chat: phone && !LANDLINE.test(phone) ? chatLink(/\d+/.exec(phone)![0], text) : null,
    mail: email ? `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?${query}` : null,
  };
};
