export const refund = {
  meta: {
    title: "Refunds and cancellation",
    description:
      "Stop a package at any time, without a fee. What you get back at each stage in rupees, what you do not, how to ask, and when the money reaches you.",
  },
  title: "Refunds and cancellation",
  summary:
    "Stop at any time, without a reason and without a fee. You get back every stage that has not begun. The check and the first talk are free.",
  sections: {
    stages: {
      title: "What comes back, stage by stage",
      text: [
        "The price, divided by the number of stages, times those not begun, rounded up to a rupee, with its GST. A stage has begun when its date has come and we have started.",
      ],
    },
    described: {
      title: "Late, or not as described",
      text: [
        "If we miss a date or have to stop, you get back every unfinished stage, even one that has begun.",
        "If a stage is not what the order says, tell us within {defectDays} days after it. We do it again within {redoDays} days, or you get back its price.",
        "What you paid to others does not come back.",
      ],
    },
    how: {
      title: "How to ask",
      text: [
        "Write on WhatsApp, by email or through the contact form: name, package, day you paid, and what is wrong, if anything. You get a ticket number within {acknowledgeHours} hours, and no new stage begins.",
        "What you paid by {payWays} before you accepted our order comes back in full.",
        "It comes back to the same UPI ID, card or account.[ We send it within {refundDays} days after you ask.| Your order says within how many days.] Your bank may take a few days more.",
        "[Our grievance officer, {grievanceOfficer}, decides a complaint|A complaint is decided] within {complaintDays} days. National Consumer Helpline: 1915. For your order, the page of that day counts.",
      ],
    },
  },
  stages: {
    caption: "{name}, {price}",
    stop: "You stop",
    back: "You get",
    before: "Before work starts",
  },
};
