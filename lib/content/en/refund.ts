export const refund = {
  meta: {
    title: "Refunds and cancellation",
    description:
      "Stop a package at any time, without a fee. What you get back at each stage in rupees, what you do not, how to ask, and when the money reaches you.",
  },
  title: "Refunds and cancellation",
  summary:
    "The check is free, so there is nothing to refund. Every package has stages of equal price. Before the work starts you get everything back. After that you get the price of every stage that has not begun. If the work is not as described, you can ask for money back even after the end. It comes back the way you paid.",
  sections: {
    free: {
      title: "The Business Health Check",
      text: [
        "The Business Health Check, its report and the first talk are free. There is nothing to pay, and so nothing to give back.",
      ],
    },
    stages: {
      title: "What comes back, stage by stage",
      text: [
        "You can stop at any time, without a reason and without a cancellation fee. The stages are the weeks or months on the services page; their dates are in your order. A stage has begun when its date has come and we have started to work on it.",
        "The rule: the price, divided by the number of stages, times the stages that have not begun, rounded up to a whole rupee. GST you paid on that part comes back with it.",
      ],
    },
    described: {
      title: "When the work is not as described",
      text: [
        "If we did not deliver what the order says, tell us within {defectDays} days after the stage, also after the last one. We do it again within {redoDays} days. If it is still not as described, you get back the price of that stage.",
      ],
    },
    late: {
      title: "When we are late, or stop",
      text: [
        "If we miss a date, you may stop the work. You then get back every stage that is not finished, including one that has begun. The same applies if we have to stop.",
      ],
    },
    none: {
      title: "What does not come back",
      text: ["So that there are no surprises:"],
      points: [
        "Stages that have begun or are finished, if they are as described",
        "What you paid to others, such as for advertisements, printing or software",
      ],
    },
    how: {
      title: "How to ask",
      text: ["There is no form to fill in. Three things are enough:"],
      points: [
        "Write to us on WhatsApp, by email or through the contact form.",
        "Give your name, the package and the day you paid.",
        "Say whether you want to stop, or what was not as described.",
      ],
      close:
        "You get a ticket number within {acknowledgeHours} hours. Once you have written, no new stage begins.",
    },
    money: {
      title: "When the money comes, and how",
      text: [
        "It comes back the way you paid: to the same UPI ID, the same card or the same account.[ We send it within {refundDays} days after you ask.| Your order says within how many days we send it.] Your bank may take a few days more.",
      ],
    },
    appeal: {
      title: "If you do not agree",
      text: [
        "[Ask for the grievance officer: {grievanceOfficer}.|Write to us and put “Complaint” in the first line.] Your complaint is settled within {complaintDays} days.",
        "You can also call the National Consumer Helpline, 1915.",
      ],
    },
    changes: {
      title: "Changes",
      text: [
        "When this page changes, its date and version change. For your order, the version of the day you ordered counts.",
      ],
    },
  },
  stages: {
    caption: "{name}, {price}",
    stop: "You stop",
    back: "You get back",
    before: "Before work starts",
  },
};
