import type { BlogWords } from "@/lib/content/en/blog";
import { googleMapsWhatsappAfternoon } from "./google-maps-whatsapp-afternoon";
import { marginSheetSlowMonths } from "./margin-sheet-slow-months";
import { udhaar7DayPlan } from "./udhaar-7-day-plan";

export const blog: BlogWords = {
  meta: {
    title: "ब्लॉग: उधार, Google Maps, मुनाफ़ा",
    description:
      "दुकान और छोटे बिज़नेस के लिए सीधी बात: रिश्ता बिगाड़े बिना उधार वसूलें, Google Maps पर दिखें, जानें कि किस चीज़ में क्या बचता है। छापने लायक शीट के साथ।",
  },
  title: "दुकान में जब दो घड़ी फ़ुर्सत हो",
  lead: "तीन काम जो आप इसी हफ़्ते ख़ुद कर सकते हैं, हर एक के साथ छापने लायक शीट। मुफ़्त, और बिना साइन-इन के।",
  name: "ब्लॉग",
  home: "होम",
  path: "आप यहाँ हैं",
  feed: "नए लेख RSS फ़ीड में",
  byline: "लेखक: {author}",
  published: "तारीख़",
  checked: "बातें जाँची गईं",
  sheet: "छापने के लिए",
  messages: { en: "अंग्रेज़ी में", hi: "हिंदी में", send: "WhatsApp में खोलें" },
  helps: {
    title: "हेल्थ चेक के किन सवालों में काम आएगा",
    lead: "15 में से इन सवालों का हल इस लेख में है।",
  },
  sources: {
    title: "कहाँ से जाँचा",
    lead: "यह आम जानकारी है, ऊपर लिखे महीने में पढ़ी गई। टैक्स या क़ानून की सलाह नहीं: अपने मामले में अपने CA से पूछिए।",
  },
  next: "अगला लेख",
  close: {
    title: "पक्का नहीं कि सबसे ज़्यादा तकलीफ़ कहाँ है?",
    text: "15 सवाल, 2 मिनट से भी कम, मुफ़्त। नतीजा बताता है कि सबसे पहले क्या सुधारना है।",
    button: "मुफ़्त बिज़नेस हेल्थ चेक",
  },
  posts: {
    "udhaar-7-day-plan": udhaar7DayPlan,
    "google-maps-whatsapp-afternoon": googleMapsWhatsappAfternoon,
    "margin-sheet-slow-months": marginSheetSlowMonths,
  },
};
