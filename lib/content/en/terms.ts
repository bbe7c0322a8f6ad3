/** The terms of service. */
export const terms = {
  meta: {
    title: "Terms of Service",
    description:
      "What each package includes and does not, price and GST, dates, what nobody can promise, how to cancel, and how to complain. In plain words.",
  },
  title: "Terms of Service",
  summary:
    "You know the package, the price and the dates in writing before you pay. We work with care, but nobody can promise you sales or a loan. The check on this site is free and binds you to nothing. You can stop a package at any time and get back the price of every stage that has not begun.",
  sections: {
    who: {
      title: "Who we are, and who these terms are for",
      text: [
        "This site is run by [{legalName}|{ourName}].[ Head office: {headOffice}.][ Branches: {branches}.][ {registration}.] In these terms that is “we”.",
        "“You” are the owner of a business, 18 or older, who reads the site, takes the check or orders a package. You buy for your business. We still give you the rights of a consumer that are written here.",
        "If you only read the site or take the check, you order nothing and owe us nothing.",
      ],
    },
    check: {
      title: "The Business Health Check",
      text: [
        "The Business Health Check, its result, the advice and the report are free. They need no sign-in and no payment details, and you do not have to buy anything afterwards.",
        "The result is what your own answers add up to. It is not a credit score, an audit or a loan offer.",
      ],
    },
    packages: {
      title: "What each package includes, and what it does not",
      text: [
        "You pay for what is listed here and nothing else. If you want more, we first agree on it and on its price in writing.",
        "None of the three includes:",
      ],
      points: [
        "GST returns, income tax returns, book-keeping or an audit",
        "Legal papers, licences, or applications for a loan or a subsidy",
        "The cost of advertisements, printing, software or a website: you pay the seller directly",
        "Doing your daily work for you, such as selling, collecting dues or hiring",
      ],
    },
    order: {
      title: "How an order is made",
      text: [
        "A button on this site sends us a question, not an order. An order is made like this:",
      ],
      points: [
        "You tell us on WhatsApp, by phone or through the contact form what you want.",
        "We send you the order in writing: package, full price with tax, start date, stages, end date.",
        "You accept it in writing. From then on it binds both of us.",
        "You pay, you get a bill, and the work begins on the start date.",
      ],
    },
    dates: {
      title: "How long it takes",
      text: ["Every package has a start and an end. The dates are in your order."],
      points: [
        "Customer Research & Brand Foundation Pack: one-time work of 4 weeks, one stage a week",
        "BizGrow Complete Package: 3 months from the start date, one stage a month",
        "Strategic Growth Planning & Implementation Suite: 6 months from the start date, one stage a month",
        "If we will be late, we tell you before the date and give you a new one. If you do not want to wait, you get back the price of every stage that is not finished.",
        "If you need a break, tell us: the dates move by as much.",
      ],
    },
    fees: {
      title: "Price, GST and payment",
      text: [
        "Prices are fixed. There is no joining fee and no hidden charge.[ {gst}] The full amount with tax is in your order.",
        "[How to pay: {payment}.|Your order tells you how to pay.] You get a bill for every payment.",
      ],
    },
    promise: {
      title: "What we do not promise",
      text: [
        "We do not promise sales, customers, profit or a loan. No honest adviser can: they depend on your work, your market and your luck.",
        "Figures on this site about other businesses say what happened there, not what you will get. How we counted them is on the About page.",
      ],
    },
    ai: {
      title: "Advice on this site, and advice from AI",
      text: [
        "The result of the check, the articles and what an AI has written are general guidance. They are not tax, legal, accounting or credit advice. Before you sign, borrow or file something, ask your CA or a lawyer.",
        "Text written by an AI is marked. It can be wrong. The score, the grade, the package and the price never come from the AI.",
      ],
    },
    duties: {
      title: "What we need from you",
      text: ["Our work is as good as what you tell us."],
      points: [
        "Tell us how things really are, also where it is unpleasant.",
        "Give us the time and the papers that your order names. If they come late, the dates move.",
        "Give us data of your customers or staff only where you are allowed to, and no more than the work needs. You decide about that data. We use it only for your order. {papersDays} days after the work ends we return or delete it.",
        "Never send us a password, a PIN or an OTP. We do not ask for them.",
        "You take the decisions in your business, and their results are yours.",
      ],
    },
    ours: {
      title: "What you can expect from us",
      text: ["From our side:"],
      points: [
        "We do the work ourselves, and with care. The About page says who we are.",
        "What you tell us stays with us, during the work and after it.",
        "We reply within {replyHours} hours, {openDays}. On other days and on holidays the time runs from the next working day.",
        "The sheets, texts and plans we make for you are yours once you have paid. Use and change them as you like.",
        "We name you as a customer only if you have agreed.",
      ],
    },
    cancel: {
      title: "Cancelling",
      text: [
        "You can stop a package at any time, without a reason and without a fee. One line on WhatsApp or by email is enough. What you get back at each stage is on the refund page.",
        "We can stop if a payment is still unpaid after two reminders, or if you want us to do something unlawful. You then also get back the price of the stages that have not begun.",
      ],
    },
    use: {
      title: "Fair use of this site",
      text: [
        "Do not attack the site, do not flood it with automatic requests, do not read other people's data, and do not send anything unlawful. We can block those who do. The texts and drawings are ours. You may print and share them with our name on them, but not sell them.",
      ],
    },
    limits: {
      title: "What we are liable for",
      text: [
        "If we do not do what the order says, we do it again or pay back its price. For a loss that comes from it we pay up to the price of the package.",
        "This limit does not apply if we acted on purpose or with gross negligence, or where the law does not allow a limit.",
        "The free parts of the site come as they are. We look after them, but they may sometimes be down.",
      ],
    },
    complaints: {
      title: "Complaints",
      text: [
        "Write or call. You get a ticket number within {acknowledgeHours} hours and a decision within {complaintDays} days. Ask with that number at any time how far we are.",
        "Grievance officer: {grievanceOfficer}.",
        "If we do not agree, you can call the National Consumer Helpline (1915) and, where the law allows it, go to a consumer commission.",
      ],
    },
    law: {
      title: "Law and court",
      text: [
        "Indian law applies. Before going to court, each side writes to the other and gives {complaintDays} days to put it right.[ Disputes go to the courts in {court}.] Where the law lets you go to a court or commission near you, you may.",
      ],
    },
    changes: {
      title: "Changes, and the two languages",
      text: [
        "When we change these terms, the date and version at the top change. For your order, the version of the day you ordered counts.",
        "The terms are here in English and in Hindi. If they differ, the language in which you ordered counts.",
      ],
    },
  },
  packages: { includes: "Included", excludes: "Not included" },
};
