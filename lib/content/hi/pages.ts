import type { pages as PagesWords } from "@/lib/content/en/pages";

export const pages: typeof PagesWords = {
  names: {
    home: "होम",
    services: "पैकेज और दाम",
    about: "हमारे बारे में",
    blog: "ब्लॉग",
    tools: "दुकान के हिसाब",
    faq: "सवाल और जवाब",
    contact: "संपर्क",
    healthCheck: "मुफ़्त बिज़नेस हेल्थ चेक",
    method: "यह हेल्थ चेक कैसे बना",
    onboarding: "आज ही शुरू करें",
    terms: "सेवा की शर्तें",
    privacy: "प्राइवेसी पॉलिसी",
    refund: "पैसे वापसी और रद्द करना",
  },
  picture: {
    promise: "दुकान और छोटे बिज़नेस के लिए सीधी सलाह",
    alt: "{title}. {promise}",
  },
};
