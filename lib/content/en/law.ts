/** Words around the law texts: terms, privacy, refunds. */
export const law = {
  summary: "In short",
  contents: "On this page",
  changed: "Last changed on {date}. Version {version}.",
  related: "Read also",
  reach: {
    title: "How to reach us",
    whatsapp: "Write to us",
    whatsappText: "Hello, I have a question about your terms, my data or a refund.",
    phone: "Phone",
    email: "Email",
    office: "Head office",
    hours: "Opening hours",
    hoursText: "{openHours}[, {closedDays}]",
  },
};

export type LawWords = typeof law;
