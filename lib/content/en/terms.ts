/** The terms of service. */
export const terms = {
  meta: {
    title: "Terms of Service",
    description:
      "What a package leaves out, how an order is made, price and GST, dates, what nobody can promise, how to cancel, and how to complain. In plain words.",
  },
  title: "Terms of Service",
  summary:
    "You know the package, the price and the dates in writing before you pay. The check is free and binds you to nothing. You can stop a package at any time and get back the price of every stage that has not begun.",
  sections: {
    who: {
      title: "Who we are, and who you are",
      text: [
        "This site is run by [{legalName}|{ourName}]: in these terms “we”.[ Head office: {headOffice}.][ Branches: {branches}.][ {registration}.]",
        "“You” are the owner of a business, 18 or older, who reads the site, takes the check or orders a package. You buy for your business. We still give you the rights of a consumer that are written here.",
      ],
    },
    check: {
      title: "The Business Health Check",
      text: [
        "The Business Health Check, its result, advice and report are free. They need no sign-in and no payment details.",
        "The result is what your own answers add up to. It is not a credit score, an audit or a loan offer.",
      ],
    },
    packages: {
      title: "What a package includes, and what it does not",
      text: [
        "What each package includes, and what it does not, is on the page of our services and in your order. You pay for that and nothing else. If you want more, we first agree on it and on its price in writing.",
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
        "You pay, you get a bill for each payment, and the work begins on the start date.",
      ],
    },
    dates: {
      title: "How long it takes",
      text: [
        "What happens in which week or month is on the page of our services; the dates are in your order.",
        "If we will be late, we tell you before the date and give you a new one. If you do not want to wait, you get back every unfinished stage. If you need a break, tell us: the dates move by as much.",
      ],
    },
    fees: {
      title: "Price, GST and payment",
      text: [
        "Prices are fixed, without a joining fee.[ {gst} There is no hidden charge.] The full amount with tax is in your order.",
        "[How to pay: {payment}.|Your order tells you how to pay.] This site charges nothing.",
        "You may pay as soon as you have sent an order, by {payWays}. Until you accept our order in writing, you can have all of it back.",
      ],
    },
    promise: {
      title: "What we do not promise",
      text: [
        "We do not promise sales, customers, profit or a loan: they depend on your work, your market and your luck.",
        "Figures on this site about other businesses say what happened there, not what you will get.",
      ],
    },
    ai: {
      title: "Advice, also from AI",
      text: [
        "The result of the check, the articles and what an AI has written are general guidance, not tax, legal, accounting or credit advice. Before you sign, borrow or file something, ask your CA or a lawyer.",
        "Text written by an AI is marked. It can be wrong. The score, the grade, the package and the price never come from the AI.",
      ],
    },
    duties: {
      title: "What we need from you",
      text: ["Our work is as good as what you tell us. Tell us what is unpleasant as well."],
      points: [
        "Give us the time and the papers that your order names. If they come late, the dates move.",
        "Give us data of your customers or staff only where you may, and no more than the work needs. You decide about it. We use it only for your order, and return or delete it {papersDays} days after the work ends.",
        "Never send us a password, a PIN or an OTP. We do not ask for them.",
        "You take the decisions in your business, and their results are yours.",
      ],
    },
    ours: {
      title: "What you can expect from us",
      text: ["We do the work ourselves, and with care[: {advisers}]."],
      points: [
        "What you tell us stays with us and the firms named in the Privacy Policy.",
        "We reply within {replyHours} hours, {openDays}; on other days and holidays the time runs from the next working day.",
        "The sheets, texts and plans we make for you are yours once you have paid, to use and change.",
        "We name you as a customer only if you have agreed.",
      ],
    },
    cancel: {
      title: "Cancelling",
      text: [
        "You can stop a package at any time, without a reason and without a fee, by one line on WhatsApp or by email. What you get back is on the refund page.",
        "We can stop if a payment is still unpaid after two reminders, or if you want us to do something unlawful. You then also get back the price of the stages that have not begun.",
      ],
    },
    use: {
      title: "Fair use",
      text: [
        "We can block who attacks or floods the site, reads other people's data or sends anything unlawful. The texts and drawings are ours: print and share them with our name, do not sell them.",
      ],
    },
    limits: {
      title: "What we are liable for",
      text: [
        "If we do not do what the order says, we do it again or pay back its price. For a loss that comes from it we pay up to the price of the package. This limit does not apply if we acted on purpose or with gross negligence, or where the law does not allow a limit.",
        "The free parts of the site come as they are, and may sometimes be down.",
      ],
    },
    complaints: {
      title: "Complaints",
      text: [
        "Write or call. You get a ticket number within {acknowledgeHours} hours and a decision within {complaintDays} days. Quote it to ask about progress.",
        "Grievance officer: {grievanceOfficer}.",
        "If we do not agree, you can call the National Consumer Helpline (1915) and, where the law allows it, go to a consumer commission.",
      ],
    },
    law: {
      title: "Law, court and changes",
      text: [
        "Indian law applies. Before going to court, each side writes to the other and gives {complaintDays} days to put it right.[ Disputes go to the courts in {court}.] Where the law lets you go to a court or commission near you, you may.",
        "When we change these terms, the date and version at the top change. For your order, the version and the language of the day you ordered count.",
      ],
    },
  },
};
