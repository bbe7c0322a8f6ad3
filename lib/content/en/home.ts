export const home = {
  title: "Free Business Health Check for shops and small businesses",
  hero: {
    count: "You count the cash every evening.",
    ask: "When did you last check {mark}?",
    mark: "the business",
    lead: "Answer 15 questions about customers, sales and daily work. You get a score out of 100, the part of the business to fix first, and free first steps for Monday morning.",
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
      "Read your result: a score, a grade, the area to fix first, and advice.",
      "Do the first step on Monday. All steps are free.",
    ],
  },
  result: {
    title: "What you get",
    open: "Open the whole sample",
    caption: "Sample: the result of a made-up shop",
    score: "Health score",
    outOf: "{score} out of 100",
    grade: "Grade",
    monday: "The first of its three steps",
  },
  close: {
    title: "Two minutes now, or before the shutter comes down tonight.",
    text: "15 questions, free.",
  },
};
