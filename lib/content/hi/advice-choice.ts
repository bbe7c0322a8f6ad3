import type { AdviceChoiceWords } from "@/lib/content/en/advice-choice";
import { aiData } from "./ai-data";
import { notices } from "./notices";

export const adviceChoice: AdviceChoiceWords = {
  notice: {
    ai: "आपके जवाब हम रखते हैं, और AI उन पर सलाह लिखता है।",
    standard: "आपके जवाब हम रखते हैं। AI को नहीं भेजते।",
    more: "और जानें",
  },
  text: [
    aiData,
    "Groq को सबसे कमज़ोर हिस्सा और उसका पैकेज भी मिलता है, आपकी भाषा और हमारी लिखी सलाह। आपके रिकॉर्ड का नंबर नहीं मिलता।",
    "तैयार सलाह हमारी लिखी है; आपके जवाब तय करते हैं कि उसमें से आपको क्या दिखे।",
    notices.check.text,
  ],
  privacy: "प्राइवेसी पॉलिसी",
  label: "मेरी सलाह कौन लिखे",
  options: { ai: "AI की सलाह", standard: "सिर्फ़ हमारी तैयार सलाह" },
  now: {
    open: "अभी कुछ नहीं चुना: AI की सलाह।",
    ai: "आपने AI की सलाह चुनी है।",
    standard: "आपने सिर्फ़ हमारी तैयार सलाह चुनी है।",
  },
};
