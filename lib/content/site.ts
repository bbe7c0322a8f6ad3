import { chatLink } from "@/lib/domain/chat-link";

/**
 * The operator's facts, in one place (decision 1). A value that only the operator knows is marked PLACEHOLDER:
 * it is well-formed, belongs to nobody, and has to be replaced before going live.
 */
export const site = {
  name: "BizGrow",
  /** PLACEHOLDER: the WhatsApp Business number, digits with country code. */
  whatsappNumber: "910000000000",
  /** PLACEHOLDER: as it is dialled and as it is printed. */
  phone: { dial: "+910000000000", shown: "+91 00000 00000" },
  /** PLACEHOLDER */
  email: "hello@bizgrow.example",
  /** Monday to Saturday (spec §1). */
  hours: { opens: "9:00 AM", closes: "6:00 PM" },
  /** The marketing claims of spec §1, each easy to change or drop (decision 24). */
  claims: {
    subscribers: "5,000+",
    businessesHelped: "500+",
    revenueGrowth: "3x",
    satisfaction: "95%",
    replyHours: 24,
  },
} as const;

/** A WhatsApp chat with the business, in the visitor's words. */
export const whatsappLink = (text: string): string => chatLink(site.whatsappNumber, text);
