import type { ContactWords } from "@/lib/content/en/contact";

export const contact: ContactWords = {
  title: "संपर्क",
  description:
    "{ourName} से WhatsApp, फ़ोन या ईमेल पर बात कीजिए, या इसी पेज से मैसेज भेजिए। {openDays}, {replyHours} घंटे के अंदर जवाब मिलता है।",
  waysTitle: "हम तक कैसे पहुँचें",
  asked: {
    question: {
      heading: "हमसे बात करें",
      withPackage: "सवाल: {package}",
      lead: "बताइए: क्या बेचते हैं, कहाँ, क्या परेशानी है। {openDays}, {replyHours} घंटे के अंदर जवाब मिलता है।",
      leadWithPackage: "जो जानना है, वह आगे लिख दीजिए। पूछने के पैसे नहीं लगते।",
    },
    order: {
      heading: "पैकेज ऑर्डर करें",
      withPackage: "ऑर्डर: {package}",
      lead: "पैकेज चुनिए, या पूछ लीजिए कि कौन-सा सही रहेगा।",
      leadWithPackage:
        "यहाँ पैसे नहीं देने हैं। {openDays}, {replyHours} घंटे के अंदर सब लिखकर मिलेगा। ऑर्डर आपकी हाँ पर होगा।",
    },
    demo: {
      heading: "मुफ़्त डेमो",
      withPackage: "मुफ़्त डेमो: {package}",
      lead: "पैकेज चुनिए, या लिखिए कि क्या जानना है, और हम फ़ोन कब करें। इसके पैसे नहीं लगते।",
      leadWithPackage: "इसके पैसे नहीं लगते। समय चुनिए: हम फ़ोन करके 20 मिनट में पूरा पैकेज समझाएँगे।",
    },
    call: {
      heading: "हम फ़ोन करेंगे",
      withPackage: "फ़ोन पर बात: {package}",
      lead: "नाम, नंबर और निशान काफ़ी हैं। {openDays}, {replyHours} घंटे के अंदर फ़ोन आएगा।",
      leadWithPackage: "{openDays}, हम {replyHours} घंटे के अंदर फ़ोन करते हैं। इसके पैसे नहीं लगते।",
    },
  },
  which: "कौन-सा पैकेज?",
  included: "इसमें क्या मिलता है",
  more: "पूरी लिस्ट, और जो इसमें नहीं",
  ways: {
    whatsapp: "WhatsApp पर लिखें",
    callMe: "मुझे फ़ोन करें",
    phone: "फ़ोन करें",
    email: "ईमेल",
    hours: "खुलने का समय",
  },
  texts: {
    question: "नमस्ते, मुझे अपने बिज़नेस के बारे में एक सवाल पूछना है।",
    questionPackage: "नमस्ते, मुझे इस पैकेज के बारे में एक सवाल पूछना है: {package}।",
    order: "नमस्ते, मुझे आपका एक पैकेज लेना है। कौन-सा सही रहेगा, बताइए।\nफ़ोन नंबर:",
    orderPackage: "नमस्ते, मुझे यह पैकेज लेना है: {package}। आगे क्या करना होगा?\nफ़ोन नंबर:",
    demo: "नमस्ते, मुझे मुफ़्त डेमो देखना है।\nफ़ोन नंबर:",
    demoPackage: "नमस्ते, मुझे इस पैकेज का मुफ़्त डेमो देखना है: {package}।\nफ़ोन नंबर:",
    call: "नमस्ते, मेरे बिज़नेस के बारे में मुझे फ़ोन कीजिए।\nफ़ोन नंबर:",
    callPackage: "नमस्ते, इस पैकेज के बारे में मुझे फ़ोन कीजिए: {package}।\nफ़ोन नंबर:",
  },
};
