import type { onboarding as OnboardingWords } from "@/lib/content/en/onboarding";
import { notices } from "./notices";

export const onboarding: typeof OnboardingWords = {
  title: "आज ही शुरू करें",
  description:
    "आठ छोटे सवालों में अपने बिज़नेस के बारे में बताइए। जब तक आप न भेजें, सब आपके फ़ोन में रहता है। न साइन-इन, न पैसे। चाहें तो सीधे हेल्थ चेक कीजिए।",
  lead: "आपके और आपके बिज़नेस के बारे में आठ छोटे सवाल।",
  progress: "{total} में से सवाल {n}",
  device: "यहीं रहता है",
  continue: "आगे बढ़ें",
  previous: "पीछे",
  complete: "पूरा करें",
  completeAndSend: "पूरा करें और भेजें",
  finish: "बिना भेजे पूरा करें",
  chosen: "आठ छोटे सवाल। आख़िर में ऑर्डर की रिक्वेस्ट जाती है; यहाँ पैसे नहीं देने हैं।",
  send: {
    title: "क्या हम आपसे बात करें?",
    items:
      "निशान लगाएँगे, तो {ourName} को यह मिलेगा: आपका नाम और बिज़नेस, फ़ोन और ईमेल, शहर, कैसा बिज़नेस और कब से।",
    package: "साथ में ऑर्डर की रिक्वेस्ट: {package}।",
    use: notices.getStarted.text,
    consent: notices.getStarted.consent,
    without: "निशान न लगाएँ, तो यहाँ से कुछ नहीं जाता।",
  },
  withoutScript:
    "इन आठ सवालों के लिए JavaScript चाहिए। उसके बिना भी आप हम तक पहुँच सकते हैं: संपर्क पेज के फ़ॉर्म से, WhatsApp पर या फ़ोन से।",
  contactForm: "संपर्क पेज के फ़ॉर्म से लिखें",
  instead: {
    title: "भरने का मन नहीं?",
    check: "मुफ़्त बिज़नेस हेल्थ चेक",
    write: "WhatsApp पर लिखें",
    message: "नमस्ते, मुझे अपने बिज़नेस के लिए आपकी सलाह चाहिए। मेरा बिज़नेस:",
    other: "फ़ोन, ईमेल और खुलने का समय",
  },
};
