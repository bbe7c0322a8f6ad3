import { aiData } from "./ai-data";

export const about = {
  meta: {
    title: "About us: who advises you, how the check works",
    description:
      "Who runs {ourName}, who advises you, how the score is worked out, what the AI does and does not do, who sees your answers, how to complain.",
  },
  title: "Know who we are before you show us your books",
  lead: "{ourName} advises small businesses in India: shops, salons, workshops, online sellers. The check is free. Three packages have a fixed price. If you need none of them, we tell you so.",
  who: {
    title: "Who we are",
    lead: "The people and the business you deal with.",
    labels: {
      legalName: "The business",
      headOffice: "Head office",
      branches: "Branches",
      registration: "Registration",
    },
    photo: "Photo of {name}",
  },
  work: {
    title: "How we work",
    points: [
      "First we talk, free of charge. Two lines on WhatsApp are enough.",
      "Prices are on the services page before we talk, and they do not change later.",
      "You get the package, the start date, the stages and the end date in writing before you pay.",
      "If you need no package, we say so. So does the check: if you mark no problem, it says that you need none now.",
      "You can stop at any time. You get back the price of what we have not begun.",
      "We never ask for a password, a PIN or an OTP.",
    ],
  },
  score: {
    title: "How the score is worked out",
    lead: "One rule that you can check with a pencil.",
    formula: "Health score = (15 − points) ÷ 15 × 100",
    points: [
      "Each of the 15 questions is about one problem. “Yes” takes away 1 point, “sometimes or not sure” half a point, “no” nothing.",
      "The area that lost the most points comes first. If two are equal, the one that is earlier in the check.",
      "You are not compared with anybody else. The score says how you see your own business. It is not a credit score, and no bank sees it.",
    ],
    example: {
      title: "An example",
      rows: [
        { text: "15 questions", points: "15" },
        { text: "4 times “yes”", points: "− 4" },
        { text: "3 times “sometimes”", points: "− 1.5" },
      ],
      rest: { text: "What is left", points: "9.5" },
      result: "9.5 ÷ 15 × 100 = 63",
      grade: "Grade B",
    },
  },
  ai: {
    title: "What the AI does, and what it does not",
    does: {
      title: "It does",
      points: [
        "It reads your 15 answers and writes up to four remarks in your language. A fixed rule picks your steps; the AI writes them for your shop.",
        "It must link each remark to a problem you marked. Our server removes what it cannot link before you see it.",
        "What it writes is marked as AI advice. It can be wrong: you know your business best.",
      ],
    },
    doesNot: {
      title: "It does not",
      points: [
        "It does not set your score, grade, package or price. They come from your answers and our price list.",
        "It does not get your name, phone number or email from us.",
        "It decides nothing. If it does not answer, or its answer fails our checks, you get our standard advice, and we say so.",
      ],
    },
  },
  answers: {
    title: "Who sees your answers",
    text: [
      "Only you can open them: with the browser you used, or signed in. They are kept under a code number, without your name.",
      aiData,
      "Our advisers see your answers and result only if you allowed it under Settings or Get Started. The few people who run our server could look into the records. There is no name in them unless you sign in or give one.",
      "We do not sell them, and there is no advertising or tracking script on this site.",
    ],
    more: "Everything, item by item: Privacy Policy",
  },
  numbers: {
    title: "How we counted our numbers",
    lead: "Below each number is how we counted it, or that we cannot say yet.",
  },
  reach: {
    title: "Opening hours",
    reply: "We reply within {replyHours} hours, {openDays}.",
  },
  complain: {
    title: "If you have a complaint",
    lead: "Tell us first. If that does not help, these are the next steps.",
    steps: [
      "Write or call. Say what happened and what you want. You get a ticket number within {acknowledgeHours} hours.",
      "If our answer is not good enough, it goes to the grievance officer[: {grievanceOfficer}].",
      "You get a decision within {complaintDays} days of your first message. Ask with your ticket number at any time how far we are.",
      "If we still do not agree, call the National Consumer Helpline: 1915.",
    ],
  },
};

export type AboutWords = typeof about;
