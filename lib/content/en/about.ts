export const about = {
  meta: {
    title: "About us: who advises you, and how the check works",
    description:
      "Who runs {ourName}, who advises you, how the health score is worked out, what the AI does and does not do, who sees your answers, and how to complain.",
  },
  title: "Before you show somebody your books, know who it is",
  lead: "{ourName} advises small businesses in India: shops, salons, workshops, online sellers. There is a free check, there are three packages at a fixed price, and you get a straight answer when you need none of them.",
  who: {
    title: "Who we are",
    lead: "The people and the business you deal with.",
    labels: {
      legalName: "The business",
      headOffice: "Head office",
      branches: "Branches",
      registration: "Registration",
      advisers: "Who advises you",
    },
  },
  work: {
    title: "How we work",
    points: [
      "You talk first, and that costs nothing. Two lines on WhatsApp are enough.",
      "The price stands on the services page before we talk. It does not change afterwards.",
      "The package, the start date, the stages and the end date come to you in writing before you pay.",
      "When you need no package, we say so. So does the check: with no problem marked, it says that you need none now.",
      "You can stop at any time. What we have not begun is paid back.",
      "We never ask for a password, a PIN or an OTP.",
    ],
  },
  score: {
    title: "How the score is worked out",
    lead: "By one rule that you can follow with a pencil.",
    formula: "Health score = (15 − points) ÷ 15 × 100",
    points: [
      "Each of the 15 questions names a problem. Yes costs 1 point, sometimes or not sure costs half a point, no costs none.",
      "An example: 4 times yes and 3 times sometimes make 5.5 points. (15 − 5.5) ÷ 15 × 100 = 63. That is a B.",
      "The area with the most points comes first. With equal points, the one that stands first in the check.",
      "Nobody is compared with you. The score says how your business runs in your own eyes; it is no credit score, and no bank sees it.",
    ],
  },
  ai: {
    title: "What the AI does, and what it does not",
    does: {
      title: "It does",
      points: [
        "It reads your 15 answers and writes three or four remarks and next steps, in your language.",
        "It has to tie each remark to a problem you marked. Our server throws away what it cannot tie.",
        "What it writes is marked as written by AI. It can be wrong: you know your business best.",
      ],
    },
    doesNot: {
      title: "It does not",
      points: [
        "It does not set your score, your grade, the package or the price. They follow from your answers and from our price list.",
        "It does not learn your name, your phone number or your e-mail address from us.",
        "It does not decide anything. If it is silent or talks nonsense, you get our standard advice, marked as such.",
      ],
    },
  },
  answers: {
    title: "Who sees your answers",
    text: [
      "They are kept under a random number, without your name. Only the browser that gave them can open them.",
      "To write the advice, questions, answers and scores go to the AI firm Groq, and, only if you agreed to it, the lines about your business. If you choose only standard advice, nothing goes there. The few people who run our server could look into the records; there is no name in them unless you sign in.",
      "We do not sell them, and there is no advertising or tracking script on this site.",
    ],
    more: "All of it, item by item: Privacy Policy",
  },
  numbers: {
    title: "The numbers we print",
    lead: "A number without its source is only a boast.",
  },
  reach: {
    title: "When we are here",
    reply: "We reply within {replyHours} hours.",
  },
  complain: {
    title: "If you are not content",
    lead: "Tell us first. If that does not help, this is the way.",
    steps: [
      "Write or call. Say what happened and what you want. You get a ticket number within {acknowledgeHours} hours.",
      "If our answer is not good enough, it goes to the grievance officer: {grievanceOfficer}.",
      "It is settled within {complaintDays} days of your first message.",
      "If we still do not agree, the National Consumer Helpline listens: phone 1915.",
    ],
  },
};

export type AboutWords = typeof about;
