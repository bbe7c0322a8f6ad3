import { chatLink } from "@/lib/domain/core/chat-link";
import type { Lang } from "@/lib/domain/core/languages";
import type { OperatorWords } from "@/lib/content/en/operator";

/**
 * The operator's facts (docs/product.md#operator-facts). A value marked PLACEHOLDER is well-formed, belongs to nobody,
 * and has to be replaced before going live.
 */
export const site = {
  name: "BizGrow",
  /** PLACEHOLDER: the WhatsApp Business number, digits with country code. */
  whatsappNumber: "910000000000",
  /** PLACEHOLDER: as it is dialled and as it is printed. */
  phone: { dial: "+910000000000", shown: "+91 00000 00000" },
  /** PLACEHOLDER */
  email: "hello@bizgrow.example",
  /** PLACEHOLDER: the author of the blog; a person's name is better than the firm's. */
  author: "BizGrow",
  /** PLACEHOLDER: our own pages; drop the line of a network we are not on. */
  social: {
    instagram: "https://www.instagram.com/bizgrow.example",
    facebook: "https://www.facebook.com/bizgrow.example",
    youtube: "https://www.youtube.com/@bizgrow.example",
    linkedin: "https://www.linkedin.com/company/bizgrow.example",
  },
  /** Monday to Saturday. */
  hours: { opens: "9:00 AM", closes: "6:00 PM" },
  /** The marketing claims; each can be changed or dropped here. */
  claims: {
    subscribers: "5,000+",
    businessesHelped: "500+",
    revenueGrowth: "3x",
    satisfaction: "95%",
    replyHours: 24,
  },
  /** What the law pages promise; the law's own limits are one month (e-commerce) and 90 days (data). */
  deadlines: {
    acknowledgeHours: 48,
    complaintDays: 30,
    dataLawDays: 90,
    defectDays: 30,
    redoDays: 15,
  },
} as const;

/** In the place of a fact that only the operator knows: pages show a marked gap, `placeholders()` lists it. */
export const PLACEHOLDER = "PLACEHOLDER";

/** A fact as both languages print it, or once in each. */
export type Fact = string | Readonly<Record<Lang, string>>;

export type OperatorFact = keyof OperatorWords["facts"];

/** The meaning of each is in lib/content/en/operator.ts. */
export const operator: Readonly<Record<OperatorFact, Fact>> = {
  legalName: PLACEHOLDER,
  headOffice: PLACEHOLDER,
  registration: PLACEHOLDER,
  advisers: PLACEHOLDER,
  claimsBasis: PLACEHOLDER,
  grievanceOfficer: PLACEHOLDER,
  dataContact: PLACEHOLDER,
  boardLink: PLACEHOLDER,
  hosting: PLACEHOLDER,
  processors: PLACEHOLDER,
  aiTerms: PLACEHOLDER,
  backupDays: PLACEHOLDER,
  gst: PLACEHOLDER,
  payment: PLACEHOLDER,
  refundDays: PLACEHOLDER,
  court: PLACEHOLDER,
};

/** What has to be done before going live; `npm run launch-check` asks for it. */
export const confirmed = {
  /** The version of each law text (TEXT_VERSIONS in law-text.ts) that a lawyer has read. */
  lawyerRead: { terms: PLACEHOLDER, privacy: PLACEHOLDER, refund: PLACEHOLDER },
  /** The day on which a backup of the store was last restored for a trial, ISO. */
  backupRestored: PLACEHOLDER,
} as const;

/** A link to a WhatsApp chat with the business, with a message typed. */
export const whatsappLink = (text: string): string => chatLink(site.whatsappNumber, text);
