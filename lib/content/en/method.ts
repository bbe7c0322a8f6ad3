/** /health-check/method: what the check rests on, and what its score cannot say. */
export const method = {
  meta: {
    title: "How this check was made: questions, sources, score",
    description:
      "Where the 15 questions come from, how the score is worked out, what it cannot say, and who has reviewed it. With the sources that we read for it.",
  },
  title: "How this check was made",
  lead: "What the questions rest on, how the score comes about, and what it cannot tell you.",
  score: {
    title: "How the score is worked out",
    formula: "Health score: points left of 15, out of 100",
    points: [
      "Each question is about one problem. “Yes” takes 1 point, “sometimes or not sure” half, “no” nothing.",
      "The area with the fewest points left comes first. If areas are level, begin with step 1 of your plan.",
      "The made-up shop on the home page: 8 ÷ 15 × 100 = 53, grade C+.",
    ],
  },
  limits: {
    title: "What the score cannot say",
    points: [
      "It is how you see your own business. Nobody has checked your books. It is not a credit score, and no bank sees it.",
      "Five questions an area are few: in more than half of all possible answer sheets the weakest area is behind by half a point or by nothing.",
      "All questions ask about problems. Someone who easily says yes gets a lower score for the same shop.",
      "We have not yet tried the questions on a group of owners. That each counts the same is our judgement.",
      "An AI may comment on your answers. It never sets score, grade, package or price.",
    ],
  },
  questions: {
    title: "What is behind the 15 questions",
    lead: "None of these has tested our questions or our score, and none is about Indian shops alone.",
    own: "Our own judgement.",
  },
  /** What each source says, as far as we rest on it. */
  sources: {
    practices:
      "26 practices of over 20,000 small businesses in seven countries. Those with more of them sell and earn more, and survive more often.",
    handbook: "The rules at its end: know your costs, always have enough cash.",
    workbook: "Yes or no questions to owners, among them two about records of sales.",
    maps: "Complete and accurate details are easier to match with a search; reviews count as well.",
    bigCustomers:
      "Makers in Japan that depended on few customers closed more often; for growth the result was mixed.",
  },
  made: {
    title: "Version and review",
    labels: { version: "Questions", review: "Review" },
    version: "Version {version}, {date}",
    review: "[Reviewed by {checkReviewedBy}.|Nobody outside our firm has reviewed it yet.]",
    check: "Free Business Health Check",
    write: "Something wrong here? Write to us",
  },
};

export type MethodWords = typeof method;
