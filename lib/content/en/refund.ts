export const refund = {
  meta: {
    title: "Refunds and cancellation",
    description:
      "Stop a package at any time, without a fee. What comes back at each stage in rupees, what does not, how to ask for it, and when the money reaches you.",
  },
  title: "Refunds and cancellation",
  summary:
    "The check is free, so there is nothing to refund. Each package is divided into stages of equal price. Before work starts you get everything back; after that, the price of every stage that has not begun. When the work is not as described, money comes back even after the end. It goes the way it came.",
  sections: {
    free: {
      title: "The free check",
      text: [
        "The Business Health Check, its report and the first talk cost nothing. There is nothing to pay, and so nothing to give back.",
      ],
    },
    stages: {
      title: "What comes back, stage by stage",
      text: [
        "You can stop at any time, without a reason and without a cancellation fee. The stages are the weeks or months on the services page; their dates stand in your order. A stage has begun when its date has come and we have started to work on it.",
        "The rule: the price divided by the number of stages, times the stages that have not begun, rounded up to a whole rupee. GST paid on that part comes back with it.",
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
        "If we miss a date and you no longer want to wait, or if we have to stop for a reason of our own, you get back every stage that is not finished, also the one that has begun.",
      ],
    },
    none: {
      title: "What does not come back",
      text: ["So that there are no surprises:"],
      points: [
        "Stages that have begun or are finished, as long as they are as described",
        "What you paid to others, such as for advertisements, printing or software",
      ],
    },
    how: {
      title: "How to ask",
      text: ["There is no form to download. Three things are enough:"],
      points: [
        "Write to us on WhatsApp, by e-mail or through the contact form.",
        "Give your name, the package and the day on which you paid.",
        "Say whether you want to stop, or what was not as described.",
      ],
      close:
        "You get a ticket number within {acknowledgeHours} hours. From the hour in which you write, no new stage begins.",
    },
    money: {
      title: "When the money comes, and how",
      text: [
        "It goes back by the way on which you paid: to the same UPI ID, the same card or the same account. [We send it within {refundDays} days after you asked.|Our answer names the day on which we send it.] Your bank may take a few days more.",
      ],
    },
    appeal: {
      title: "If you do not agree",
      text: [
        "[Ask for the grievance officer: {grievanceOfficer}. ]Your complaint is settled within {complaintDays} days.",
        "You can also turn to the National Consumer Helpline, phone 1915.",
      ],
    },
    changes: {
      title: "Changes",
      text: [
        "When this page changes, its date and version change. For your order, the version of the day on which you ordered counts.",
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

export type RefundWords = typeof refund;
