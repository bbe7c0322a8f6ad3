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
    lead: "To do the check on paper, print this page: one sheet of A4 with three boxes a question.",
    scoring:
      "Yes costs 1 point, sometimes half a point, no costs none. Health score: points left of 15, as a percentage.",
    firstStep: "Free first step",
  },
  /** The check on one sheet of A4. {from} and {to} are points. */
  paper: {
    title: "The {ourName} Business Health Check on paper",
    lead: "Tick one box for each question.",
    area: "Points left here: 5 − each “yes” − half of each “sometimes” = ________ of 5",
    total: "All three areas together: ________ of 15. Begin with the area with the fewest points.",
    points: "{from} to {to} points",
    bands: {
      excellent: "Your business is in good shape. Watch the few problems that are left.",
      good: "Most things work. A few problems are left, and you can fix them.",
      moderate: "Some things work, some do not. Take one problem a week.",
      poor: "Several problems at once. Those about money first, then one after the other.",
    },
    qr: "On your phone: with a free first step for each problem",
  },
};
