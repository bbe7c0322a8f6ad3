export const about = {
  meta: {
    title: "About us: the score, our figures, complaints",
    description:
      "What {ourName} does, how the health score is worked out, how we count our figures, when we are open, and how to complain.",
  },
  title: "About us",
  /** In its place once the people are known. */
  titleWithPeople: "Know who we are before you show us your books",
  lead: "{ourName} advises small businesses in India. If you need no package, we tell you so.",
  who: {
    title: "Who we are",
    labels: {
      legalName: "The business",
      headOffice: "Head office",
      branches: "Branches",
      registration: "Registration",
    },
    photo: "Photo of {name}",
  },
  score: {
    title: "How the score is worked out",
    privacy: "Who sees your answers",
  },
  numbers: {
    title: "How we count our figures",
    none: "How they were counted is not published yet.",
  },
  reach: {
    title: "Opening hours",
    reply: "We reply within {replyHours} hours, {openDays}.",
  },
  complain: {
    title: "If you have a complaint",
    steps: [
      "Write or call. Say what happened and what you want. You get a ticket number within {acknowledgeHours} hours.",
      "[If our answer is not good enough, it goes to our grievance officer: {grievanceOfficer}. ]You get a decision within {complaintDays} days of your first message.",
      "If we still do not agree, call the National Consumer Helpline: 1915.",
    ],
  },
};

export type AboutWords = typeof about;
