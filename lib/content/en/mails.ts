/** What leaves us by e-mail: to the desk about leads, and to an owner who wants the report. */
export const mails = {
  lead: {
    subject: "New: {kind} {reference}",
    title: "{kind}: {who}",
    anonymous: "no name given",
    facts: {
      reference: "Number",
      name: "Name",
      business: "Business",
      businessType: "Kind of business",
      phone: "Phone",
      email: "E-mail",
      location: "Place",
      experience: "In business since",
      topic: "Wish",
      package: "Package",
      area: "Comes first",
      score: "Health score",
      lang: "Language",
      source: "Came by",
    },
    message: "Message",
    open: "Open it at the desk",
    answer: "An answer to this letter goes to the sender.",
  },
  summary: {
    subject: "Leads until {date}: {n} new",
    title: "What came from {from} to {to}",
    nothing: "Nothing new came.",
    kind: "{kind}: {n}",
    odd: "Looks odd, so no letter of its own: {n}",
    waiting: "Still to be called, of the last 30 days: {n}",
    open: "Open the desk",
  },
  report: {
    subject: "Your Business Health Check: {score} out of 100",
    why: "You get this letter because somebody asked for this report on our site with your address. We used the address for this letter only, and did not keep it. If it was not you, you need not do anything.",
    open: "Take the check again",
  },
};

export type MailWords = typeof mails;
