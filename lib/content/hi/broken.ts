import type { broken as BrokenWords } from "@/lib/content/en/broken";

export const broken: typeof BrokenWords = {
  title: "हमारी तरफ़ कुछ गड़बड़ हो गई",
  lead: "यह पेज अभी खुल नहीं पाया। ग़लती आपकी नहीं है, और आपके जवाब सुरक्षित हैं।",
  retry: "फिर से कोशिश करें",
  home: "होम पेज पर जाएँ",
  chat: "WhatsApp पर बताएँ",
  chatText: "नमस्ते, आपकी वेबसाइट का एक पेज मेरे यहाँ नहीं खुल रहा:",
};
