import { aiData } from "./ai-data";
import { notices } from "./notices";

/** Who writes the advice: the notice before question 1, and the choice there, beside question 15 and under Settings. */
export const adviceChoice = {
  notice: {
    ai: "We save your answers, and an AI writes advice from them.",
    standard: "We save your answers. They do not go to an AI.",
    more: "More",
  },
  text: [
    aiData,
    "Groq also gets your priority area with its package, your language and our own texts. It does not get your record number.",
    "We wrote the standard advice ourselves; your answers decide which of it you see.",
    notices.check.text,
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
