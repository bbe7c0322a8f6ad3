/** The terms; lib/content/facts/law-text.ts fills the holes. */
export const terms = {
  meta: {
    title: "Terms of Service",
    description:
      "The terms of {ourName} in plain words: what each package includes and does not, price and GST, dates, what nobody can promise, cancelling, and complaints.",
  },
  title: "Terms of Service",
  summary:
    "You know the package, the price and the dates in writing before you pay. We do the work with care, but nobody can promise you sales or a loan. The check on this site is free and binds you to nothing. You can stop a package at any time, and the stages we have not begun are paid back.",
  sections: {
    who: {
      title: "Who we are, and for whom these terms are",
      text: [
        "This site is run by [{legalName}|{ourName}].[ Head office: {headOffice}.][ Branches: {branches}.][ {registration}.] In these terms that is “we”.",
        "“You” are an owner of a business, 18 or older, who reads the site, takes the check or orders a package. You buy for your business; we treat you as a consumer all the same.",
        "Whoever only reads the site or takes the check orders nothing and owes us nothing.",
      ],
    },
    check: {
      title: "The free check",
      text: [
        "The Business Health Check, its result, the advice and the report cost nothing. They ask for no sign-in and no payment data, and there is nothing you have to buy afterwards.",
        "The result is what your own answers add up to. It is no credit score, no audit and no offer of a loan.",
      ],
    },
    packages: {
      title: "What each package includes, and what it does not",
      text: [
        "You pay for what stands here, and for nothing else. If you want more, we agree on it and on its price in writing first.",
        "In none of the three is:",
      ],
      points: [
        "GST returns, income tax returns, book-keeping or an audit",
        "Legal papers, licences, or applications for a loan or a subsidy",
        "Money for advertisements, printing, software or a website, which you pay to whoever sells it",
        "Doing your daily business for you, such as selling, collecting dues or hiring",
      ],
    },
    order: {
      title: "How an order is made",
      text: ["A click on this site is a question to us, not yet an order. It goes like this:"],
      points: [
        "You tell us on WhatsApp, by phone or through the contact form what you want.",
        "We send you the order in writing: package, price with tax, start date, stages, end date.",
        "You say yes in writing. From then on it binds both of us.",
        "You pay, you get a bill, and the work begins on the start date.",
      ],
    },
    dates: {
      title: "How long it takes",
      text: ["Each package has a beginning and an end. The dates stand in your order."],
      points: [
        "Customer Research & Brand Foundation Pack: one-time work of 4 weeks, one stage a week",
        "BizGrow Complete Package: 3 months from the start date, one stage a month",
        "Strategic Growth Planning & Implementation Suite: 6 months from the start date, one stage a month",
        "If we are late, you hear it from us before the date, with a new one. If you then no longer want it, you get back the stages that are not finished.",
        "If you need a pause, say so: the dates move by as much.",
      ],
    },
    fees: {
      title: "Price, GST and payment",
      text: [
        "Prices are fixed. There is no joining fee and no charge that shows up later.[ {gst}]",
        "[How to pay: {payment}. ]You get a bill for every payment.",
      ],
    },
    promise: {
      title: "What we do not promise",
      text: [
        "We do not promise sales, customers, profit or a loan. No honest adviser can: they depend on your work, your market and your luck, too.",
        "Figures on this site about other businesses tell what was, not what you will get. The About page says how they were counted.",
      ],
    },
    ai: {
      title: "Advice on this site, and advice from AI",
      text: [
        "The result of the check, the articles and what an AI has written are general guidance. They are not tax, legal, accounting or credit advice. Before you sign, borrow or file something, ask your CA or a lawyer.",
        "What an AI has written is marked so. It can be wrong. The score, the grade, the package and the price never come from it.",
      ],
    },
    duties: {
      title: "What we need from you",
      text: ["Our work is as good as what you tell us."],
      points: [
        "Tell us how things are, also where it is unpleasant.",
        "Give us the time and the papers that your order names. When they come late, the dates move.",
        "Give us data of your customers or staff only where you are allowed to, and no more than the work needs.",
        "Never send us a password, a PIN or an OTP. We do not ask for them.",
        "You decide. What you do in your business, and what comes of it, stays in your hands.",
      ],
    },
    ours: {
      title: "What you can hold us to",
      text: ["For our part:"],
      points: [
        "We do the work ourselves and with care. The About page says who we are.",
        "What you tell us stays with us, during the work and after it.",
        "We reply within {replyHours} hours; on Sundays and holidays it can be the next working day.",
        "The sheets, texts and plans we make for you are yours once they are paid. You may use and change them as you like.",
        "We name you as a customer only if you have said yes.",
      ],
    },
    cancel: {
      title: "Cancelling",
      text: [
        "You can stop a package at any time, without a reason and without a fee. A line on WhatsApp or by e-mail is enough. What comes back, stage by stage, stands on the refund page.",
        "We can stop when a payment stays out after two reminders, or when you want us to do something unlawful. Then, too, you get back the stages that have not begun.",
      ],
    },
    use: {
      title: "Fair use of this site",
      text: [
        "Do not attack the site, flood it by machine, read what belongs to others or send what is unlawful. We may lock out who does. Texts and drawings of the site are ours; you may print and share them with the name of {ourName} on them, but not sell them.",
      ],
    },
    limits: {
      title: "What we are liable for",
      text: [
        "When we do not do what the order says, we do it again or pay back its price. For loss that comes from it we pay up to the price of the package.",
        "This limit does not hold where we acted on purpose or with gross negligence, nor where the law allows no limit.",
        "The free parts of the site are given as they are. We take care of them, but they may be down for a while.",
      ],
    },
    complaints: {
      title: "Complaints",
      text: [
        "Write or call. You get a ticket number within {acknowledgeHours} hours and a settlement within {complaintDays} days.",
        "Grievance officer: {grievanceOfficer}.",
        "If we do not agree, you can turn to the National Consumer Helpline (phone 1915) or to a consumer commission.",
      ],
    },
    law: {
      title: "Law and court",
      text: [
        "The law of India holds. Before going to court, each of us tells the other in writing what is wrong and gives {complaintDays} days to mend it. [The courts in {court} decide.|The courts that the law names decide.] Where the law lets you go to a court or commission near you, you may.",
      ],
    },
    changes: {
      title: "Changes, and the two languages",
      text: [
        "When we change these terms, the date and version at the top change with them. An order keeps the version of the day on which it was made.",
        "The terms stand here in English and in Hindi. If they should differ, the language in which you ordered counts.",
      ],
    },
  },
  packages: { includes: "Included", excludes: "Not included" },
};

export type TermsWords = typeof terms;
