/** /health-check, around the check itself. */
export const healthCheck = {
  meta: {
    title: "Free Business Health Check: 15 questions, under 2 minutes",
    description:
      "15 yes or no questions about customers, sales and cash. Your score, what to fix first, and a free first step for each problem.",
  },
  title: "Free Business Health Check",
  lead: "15 questions, under 2 minutes. No sign-in, no phone number. At the end: what to fix first, and what you can do about it yourself.",
  withoutScript:
    "The check needs JavaScript. You can still use it on paper: the 15 questions and a first step for each are below. On paper nothing is kept and nothing goes to an AI. In the check, answers are kept; they go to an AI for advice, unless you choose only standard advice.",
  list: {
    heading: "The 15 questions, and a first step for each",
    lead: "You can read them here or print them and go through them with a partner.",
    scoring:
      "Yes costs 1 point, sometimes half a point, no costs none. Health score: points left of 15, as a percentage.",
    firstStep: "Free first step",
  },
};
