/** Who writes the advice: the notice before question 1, and the choice there, beside question 15 and under Settings. */
export const adviceChoice = {
  notice: {
    ai: "Your answers are kept and go to an AI for advice.",
    standard: "Your answers are kept. They do not go to an AI.",
    more: "More",
  },
  text: [
    "The AI belongs to Groq, Inc. in the USA.",
    "It gets: the 15 questions with your answers, your scores, the area that comes first with its package, and your language. The lines about your business only if you agreed to that under Settings.",
    "It does not get: your name, phone number, email or record number.",
    "Standard advice is written by us and picked by your answers. No AI is asked.",
    "Under Settings you can change this, take a copy and delete everything.",
  ],
  privacy: "Privacy Policy",
  label: "Who writes my advice",
  options: { ai: "AI advice", standard: "Only standard advice" },
  now: {
    open: "Nothing chosen yet: AI advice.",
    ai: "You chose AI advice.",
    standard: "You chose only standard advice.",
  },
};

export type AdviceChoiceWords = typeof adviceChoice;
