import type { QuestionId } from "@/lib/domain/check/sections";

/** /health-check/method: what the check rests on, and what its score cannot say. */
export const method = {
  meta: {
    title: "How this check was made: questions, sources, score",
    description:
      "The practice behind each of the 15 questions and its source, how the score is worked out, what it cannot say, and who has reviewed it.",
  },
  title: "How this check was made",
  lead: "What each question rests on, how the score comes about, and what it cannot tell you.",
  score: {
    title: "How the score is worked out",
    formula: "Health score: points left of 15, as a percentage",
    points: [
      "Each of the 15 questions is about one problem. “Yes” takes away 1 point, “sometimes or not sure” half a point, “no” nothing.",
      "The area with the fewest points left comes first. If areas are level, begin with step 1 of your plan.",
      "The made-up shop on the home page: 8 ÷ 15 × 100 = 53, grade C+.",
    ],
  },
  limits: {
    title: "What the score cannot say",
    points: [
      "It is how you see your own business. Nobody has checked your books. It is not a credit score, and no bank sees it.",
      "Five questions an area are few. In {level}% of all possible answer sheets the weakest area is level with another. In {close}%, these included, it is at most half a point behind the next.",
      "All questions ask about problems. Someone who easily says yes gets a lower score for the same shop.",
      "We have not yet tried the questions on a group of owners. That each counts the same is our judgement.",
      "An AI may comment on your answers. It never sets score, grade, package or price.",
    ],
  },
  questions: {
    title: "What is behind each question",
    lead: "A source is about the practice. None of them has tested our questions or our score, and none is about Indian shops alone.",
    source: "Source:",
    own: "Our judgement",
  },
  /** What well-run shops do, behind each question. */
  practices: {
    b1: "Know what each item costs you. Then you set your price yourself, and do not follow every cut.",
    b2: "Customers stay with a shop that can say in one line what it does better.",
    b3: "With complete and correct details, Google finds you more easily for people who search nearby.",
    b4: "Number and quality of reviews are part of how Google orders shops nearby.",
    b5: "Do something regularly to bring in customers: advertise, or make an offer.",
    g1: "Keep records of sales, so that you can quickly tell what you sold last month.",
    g2: "Do not depend on two or three big customers: one who leaves can take the business along.",
    g3: "Know your slow months in advance, and put money aside for them in good ones.",
    g4: "Who answers first often gets the order: each message needs someone who is in charge of it.",
    g5: "Work out what each item that you sell costs you.",
    o1: "Keep one list of all udhaar with dates, and ask early and politely.",
    o2: "Profit is on paper, cash pays the rent: see to it that there is always enough.",
    o3: "Let a second person learn each important job before it is needed.",
    o4: "Write down every sale and every purchase.",
    o5: "Have a written budget, and a sales target for the next year.",
  } satisfies Readonly<Record<QuestionId, string>>,
  sourcesTitle: "Sources",
  /** What each source says, as far as we rest on it. */
  sources: {
    practices:
      "26 practices that over 20,000 small businesses in seven countries were asked about. Those with more of them sell and earn more, and survive more often.",
    handbook: "The rules at its end: know your costs, always have enough cash.",
    workbook: "Yes or no questions to owners, among them two about records of sales.",
    maps: "Complete and accurate details are easier to match with a search; reviews count as well.",
    bigCustomers:
      "Makers in Japan that depended on few customers closed more often. For sales growth the result was mixed.",
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
