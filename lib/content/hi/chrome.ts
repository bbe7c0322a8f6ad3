import type { ChromeWords } from "@/lib/content/en/chrome";

export const chrome: ChromeWords = {
  title: "{ourName}: दुकान और छोटे बिज़नेस के लिए सीधी सलाह",
  description:
    "दुकान और छोटे बिज़नेस के लिए मुफ़्त बिज़नेस हेल्थ चेक, हिंदी में। 2 मिनट से भी कम: आपका स्कोर, पहले क्या ठीक करना है, और मुफ़्त पहले क़दम।",
  skip: "सीधे पेज पर जाएँ",
  brand: "{ourName}, होम पेज",
  check: "हेल्थ चेक",
  navigation: "मुख्य मेन्यू",
  nav: {
    home: "होम",
    services: "पैकेज",
    about: "हमारे बारे में",
    blog: "ब्लॉग",
    contact: "संपर्क",
  },
  menu: {
    title: "मेन्यू",
    open: "मेन्यू खोलें",
    close: "मेन्यू बंद करें",
    account: "मेरा अकाउंट",
    settings: "सेटिंग",
  },
  opensWhatsApp: "(WhatsApp खुलेगा)",
  opensTab: "(नए टैब में खुलेगा)",
  chat: {
    label: "चैट",
    tooltip: "WhatsApp पर हमसे बात करें!",
    shortTooltip: "हमसे बात करें!",
    greeting: "नमस्ते! अपने बिज़नेस के लिए आपकी सलाह चाहिए। शुरुआत कैसे करें, बता दीजिए।",
  },
  offline: {
    title: "अभी नेट नहीं है",
    text: "इसलिए यह पेज नहीं खुला। आपके दिए हुए जवाब इसी फ़ोन या कंप्यूटर में सुरक्षित हैं।",
    again: "फिर से कोशिश करें",
    close: "बंद करें",
  },
  footer: {
    reach: "हमसे बात करें",
    hours: "{openHours}",
    closed: "{closedDays}",
    whatsapp: "WhatsApp पर लिखें",
    whatsappText: "नमस्ते, मुझे एक सवाल पूछना है।",
    packages: "पैकेज",
    resources: "मुफ़्त",
    law: "नियम",
    social: "हमें यहाँ भी देखें",
  },
};
