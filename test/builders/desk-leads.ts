import {
  type CheckLead,
  type ContactLead,
  type NewsletterLead,
  type OnboardingLead,
  UNPLACED,
} from "@/lib/domain/leads/lead";

const base = (reference: string) => ({
  reference,
  receivedAt: 10,
  ...UNPLACED,
  flags: [],
  lang: "en" as const,
  source: {},
  consent: { purpose: "reply", textVersion: "2026-11-21", givenAt: 10, withdrawnAt: null },
  filledMs: null,
  visitorId: null,
  keys: ["key"],
});

/** One lead of each kind, as stored. */
export const CONTACT: ContactLead = {
  ...base("BG-C0NTACT"),
  kind: "contact",
  name: "Asha Patil",
  email: "asha@example.in",
  phone: "+919876543210",
  businessType: "grocery",
  message: "Udhaar is stuck.",
  topic: "order",
  packageId: "complete",
  channel: "site",
  businessName: "",
  location: "",
  sharedCheck: null,
  call: null,
};

export const ONBOARDING: OnboardingLead = {
  ...base("BG-0NB0ARD"),
  kind: "onboarding",
  lang: "hi",
  source: { utm_source: "WhatsApp" },
  firstName: "रवि",
  lastName: "Sharma",
  businessName: "Sharma Stores",
  email: "ravi@example.in",
  phone: "९८७६५ ४३२११",
  location: "Nagpur",
  businessType: "Kirana",
  experience: "3 to 10 years",
  packageId: null,
  isOrder: false,
  score: null,
};

export const CHECK: CheckLead = {
  ...base("BG-CHECK00"),
  kind: "check",
  name: "",
  email: "",
  phone: "",
  businessName: "Mina Salon",
  location: "Pune",
  healthScore: 43,
  grade: "D",
  area: "operations",
};

export const NEWSLETTER: NewsletterLead = {
  ...base("BG-NEWS000"),
  kind: "newsletter",
  email: "mina@example.in",
  endedAt: null,
};
