/** What a page shows where an operator's fact is missing; the facts are in lib/content/facts/site.ts. */
export const operator = {
  gap: "[to be filled in by the operator: {what}]",
  facts: {
    legalName: "registered name and form of the business",
    headOffice: "address of the head office, and of branches if there are any",
    registration: "GSTIN and Udyam number, if the business has them",
    advisers: "who advises: real names, what they have done, for how many years",
    claimsBasis: "how and when these figures were counted",
    grievanceOfficer: "grievance officer: name, post, phone, e-mail",
    dataContact: "contact person for questions about data: name, e-mail",
    boardLink: "where the Data Protection Board of India takes complaints",
    hosting: "firm that runs the server and the database, and in which country",
    processors: "firms that carry our e-mail, WhatsApp messages and payments",
    aiTerms: "what our contract lets Groq keep, and for how long",
    backupDays: "number of days",
    gst: "whether GST is included in these prices",
    payment: "UPI ID or bank account, and how the bill is sent",
    refundDays: "number of days",
    court: "city",
  },
};

export type OperatorWords = typeof operator;
