import type { missing as MissingWords } from "@/lib/content/en/missing";

export const missing: typeof MissingWords = {
  title: "अरे! यह पेज नहीं मिला",
  lead: "इस पते पर कुछ नहीं है। हो सकता है पता ग़लत लिखा गया हो, या पेज कहीं और चला गया हो।",
  home: "होम पेज पर जाएँ",
  otherTitle: "शायद आप यह ढूँढ रहे हैं",
  check: "मुफ़्त बिज़नेस हेल्थ चेक, 15 सवाल",
  services: "पैकेज और दाम",
  faq: "सवाल और जवाब",
  contact: "संपर्क: WhatsApp, फ़ोन, ईमेल",
};
