import { chatLink } from "@/lib/domain/core/chat-link";
import { readSite } from "./site-file";

/** The operator's facts (docs/product/operator.md#operator-facts), read from site.json once a process. Throws like `readSite`. */
export const site = readSite();

/** A link to a WhatsApp chat with the business, with a message typed. */
export const whatsappLink = (text: string): string => chatLink(site.whatsapp.digits, text);
