export const home = {
  title: "Free Business Health Check for shops and small businesses",
  hero: {
    count: "You count the cash every evening.",
    ask: "When did you last check {mark}?",
    mark: "the business",
    lead: "15 questions about customers, sales and daily work. You get a score, what to fix first, and three free steps for Monday.",
    buttons: {
      check: "Free Business Health Check",
      start: "Get Started Today",
      demo: "Watch Demo",
    },
    /** On the button of a device that holds a check; short, so that it stays on one line of a phone. */
    remembered: {
      next: "Continue at question {n}",
      score: "Your score {score} ({date}): open",
      plan: "{done} of {total} done · Step {n}",
      planDay: "{done} of {total} done · Step {n}: {day}",
      planDone: "All {total} steps done: open",
    },
    facts: ["Free", "Under 2 minutes", "No sign-in", "English and Hindi"],
  },
  claims: {
    title: "{ourName} in numbers",
    businesses: "businesses helped",
    growth: "average revenue growth",
    satisfaction: "satisfaction",
    subscribers: "subscribers",
    counted: "How we count these",
  },
  steps: {
    title: "How it works",
    items: [
      "Tap an answer, 15 times. A customer walks in? Continue later from the same question.",
      "Read your result: score, grade and three steps.",
      "Do the first step on Monday. All steps are free.",
    ],
  },
  example: {
    title: "Made-up shop: Asha General Store, ninety days",
    days: [
      {
        day: "Day 1",
        did: "Health Check: 53 of 100, grade C+.",
        then: "Three steps: udhaar, WhatsApp replies, margins.",
      },
      {
        day: "Day 7",
        did: "Udhaar list filled: five customers owe ₹27,000.",
        then: "Three have paid ₹9,900 of it.",
      },
      {
        day: "Day 21",
        did: "Margins worked out: 30 jars of pickle leave as much as 120 bags of atta.",
        then: "Pickle moves to the counter, at the same price.",
      },
      {
        day: "Day 90",
        did: "The same 15 questions: 67 of 100, grade B.",
        then: "Three answers are better.",
      },
    ],
    open: "Open the whole sample",
    pictures: {
      caption: "Example: a made-up shop",
      alt: {
        report: "PDF report: score 53 of 100, grade C+, three areas, the first step of the plan",
        "dues-sheet":
          "Filled udhaar list: five customers, ₹27,000 due, ₹9,900 paid, ₹17,100 still due",
        "margin-sheet": "Filled margin table: what five items leave; dal the most, ₹1,600 a month",
      },
    },
  },
  close: {
    title: "Two minutes now, or before the shutter comes down tonight.",
  },
};
