import { chatLink } from "@/lib/domain/core/chat-link";
import type { Lang } from "@/lib/domain/core/languages";
import type { OperatorWords } from "@/lib/content/en/operator";

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
  /** PLACEHOLDER: who writes the blog; the name of a person is better than the firm's. */
  author: "BizGrow",
  /** PLACEHOLDER: our own pages; drop the line of a network we are not on. */
  social: {
    instagram: "https://www.instagram.com/bizgrow.example",
    facebook: "https://www.facebook.com/bizgrow.example",
    youtube: "https://www.youtube.com/@bizgrow.example",
    linkedin: "https://www.linkedin.com/company/bizgrow.example",
  },
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
  /** What the law pages promise; the law's own limits are one month (e-commerce) and 90 days (data). */
  deadlines: {
    acknowledgeHours: 48,
    complaintDays: 30,
    dataLawDays: 90,
    defectDays: 30,
    redoDays: 15,
  },
} as const;

/** Stands for a fact that only the operator knows: pages show a marked gap, `placeholders()` lists it. */
export const PLACEHOLDER = "PLACEHOLDER";

/** A fact as both languages print it, or once in each. */
export type Fact = string | Readonly<Record<Lang, string>>;

export type OperatorFact = keyof OperatorWords["facts"];

/** What each one means stands in lib/content/en/operator.ts. */
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

/** What somebody has to have done before going live; `npm run launch-check` asks for it. */
export const confirmed = {
  /** The version of each law text (TEXT_VERSIONS in law-text.ts) that a lawyer has read. */
  lawyerRead: { terms: PLACEHOLDER, privacy: PLACEHOLDER, refund: PLACEHOLDER },
  /** The day on which a backup of the store was last restored for a trial, ISO. */
  backupRestored: PLACEHOLDER,
} as const;

/** A WhatsApp chat with the business, in the visitor's words. */
export const whatsappLink = (text: string): string => chatLink(site.whatsappNumber, text);
