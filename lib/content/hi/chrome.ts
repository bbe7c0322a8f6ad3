import type { ChromeWords } from "@/lib/content/en/chrome";

export const chrome: ChromeWords = {
  title: "BizGrow: दुकान और छोटे बिज़नेस के लिए सच्ची सलाह",
  description:
    "दुकानदारों और छोटे बिज़नेस के लिए 2 मिनट का मुफ़्त बिज़नेस हेल्थ चेक, हिंदी में। अपना स्कोर देखिए, पहले क्या सुधारना है जानिए, और पहला क़दम मुफ़्त पाइए।",
  skip: "सीधे पेज पर जाएँ",
  brand: "BizGrow, मुख्य पेज",
  check: "मुफ़्त चेक",
  contact: "संपर्क",
  navigation: "मुख्य मेन्यू",
  opensWhatsApp: "(WhatsApp खुलेगा)",
  footer: {
    promise: "हम आपके साथ बैठकर आपका बिज़नेस देखते हैं। सीधी बात, सच्चे आँकड़े।",
    reach: "हमसे बात करें",
    hoursTitle: "हम कब मिलेंगे",
    hours: "सोमवार से शनिवार, {opens} से {closes}",
    closed: "रविवार को छुट्टी",
    reply: "{hours} घंटे के अंदर जवाब देते हैं।",
    whatsapp: "WhatsApp पर लिखें",
    whatsappText: "नमस्ते, मुझे एक सवाल पूछना है।",
    dataTitle: "आपके जवाब",
    data: "चेक में न नाम पूछा जाता है, न फ़ोन नंबर। जवाब बिना नाम के रखे जाते हैं, ताकि आप बाद में वहीं से आगे बढ़ें।",
  },
};
