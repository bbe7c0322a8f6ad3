import type { LawWords } from "@/lib/content/en/law";

export const law: LawWords = {
  summary: "थोड़े में",
  contents: "इस पेज पर",
  changed: "आख़िरी बदलाव: {date}। वर्ज़न {version}।",
  related: "यह भी पढ़ें",
  reach: {
    title: "हमसे कैसे बात करें",
    whatsapp: "हमें लिखें",
    whatsappText: "नमस्ते, मुझे आपकी शर्तों, अपने डेटा या पैसे वापसी के बारे में कुछ पूछना है।",
    phone: "फ़ोन",
    email: "ईमेल",
    office: "मुख्य दफ़्तर",
    hours: "खुलने का समय",
    hoursText: "{openHours}[, {closedDays}]",
  },
};
