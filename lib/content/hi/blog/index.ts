import type { BlogWords } from "@/lib/content/en/blog";
import { dukanKaHisabKitabKaiseRakhe } from "./dukan-ka-hisab-kitab-kaise-rakhe";
import { dukanKiBikriKaiseBadhaye } from "./dukan-ki-bikri-kaise-badhaye";
import { googleMapsParDukanKaiseAddKare } from "./google-maps-par-dukan-kaise-add-kare";
import { udhaarPaiseMangneKaMessage } from "./udhaar-paise-mangne-ka-message";
import { whatsappBusinessAutoReplyMessage } from "./whatsapp-business-auto-reply-message";
import { googleMapsWhatsappAfternoon } from "./google-maps-whatsapp-afternoon";
import { marginSheetSlowMonths } from "./margin-sheet-slow-months";
import { udhaar7DayPlan } from "./udhaar-7-day-plan";

export const blog: BlogWords = {
  meta: {
    title: "ब्लॉग: उधार, Google Maps, मुनाफ़ा",
    description:
      "दुकान के लिए सीधी बात: रिश्ता बिगाड़े बिना उधार वसूलिए, Google Maps पर दिखिए, रोज़ का हिसाब रखिए, जानिए कि किस चीज़ में क्या बचता है। शीट और हिसाब के साथ।",
  },
  title: "दुकान में जब दो घड़ी फ़ुर्सत हो",
  lead: "जो काम आप इसी हफ़्ते ख़ुद कर सकते हैं, हर एक के साथ एक शीट या एक हिसाब।",
  problems: {
    operations: "पैसा उधार में फँसा है",
    branding: "नए ग्राहक हम तक नहीं पहुँचते",
    growth: "बिक्री धीमी है, बचता कम है",
  },
  name: "ब्लॉग",
  home: "होम",
  path: "आप यहाँ हैं",
  feed: "नए लेख RSS फ़ीड में",
  byline: "लेखक: {author}",
  published: "तारीख़",
  updated: "बदला गया",
  tool: "हिसाब लगाएँ",
  sheet: "प्रिंट के लिए",
  contents: "इस पेज पर",
  send: "भेजें",
  helps: {
    title: "हेल्थ चेक के किन सवालों में काम आएगा",
    lead: "15 में से इन सवालों का हल इस लेख में है।",
  },
  sources: {
    title: "कहाँ से जाँचा",
    lead: "यह आम जानकारी है, टैक्स या क़ानून की सलाह नहीं: अपने मामले में अपने CA से पूछिए।",
    read: "पढ़ा",
    copy: "{at} पर रखी कॉपी में",
    none: "इस लेख की दुकानें और आँकड़े काल्पनिक हैं। बाहर का कोई आँकड़ा नहीं लिया गया।",
  },
  next: "आगे पढ़ें",
  close: {
    title: "समझ नहीं आ रहा कि कहाँ से शुरू करें?",
    text: "15 सवाल, 2 मिनट से भी कम, मुफ़्त। नतीजा बताता है कि सबसे पहले क्या ठीक करना है।",
    button: "मुफ़्त बिज़नेस हेल्थ चेक",
  },
  posts: {
    "udhaar-paise-mangne-ka-message": udhaarPaiseMangneKaMessage,
    "google-maps-par-dukan-kaise-add-kare": googleMapsParDukanKaiseAddKare,
    "whatsapp-business-auto-reply-message": whatsappBusinessAutoReplyMessage,
    "dukan-ki-bikri-kaise-badhaye": dukanKiBikriKaiseBadhaye,
    "dukan-ka-hisab-kitab-kaise-rakhe": dukanKaHisabKitabKaiseRakhe,
    "udhaar-7-day-plan": udhaar7DayPlan,
    "google-maps-whatsapp-afternoon": googleMapsWhatsappAfternoon,
    "margin-sheet-slow-months": marginSheetSlowMonths,
  },
};
