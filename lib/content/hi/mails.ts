import type { MailWords } from "@/lib/content/en/mails";

export const mails: MailWords = {
  lead: {
    subject: "नया: {kind} {reference}",
    title: "{kind}: {who}",
    anonymous: "नाम नहीं बताया",
    facts: {
      reference: "नंबर",
      name: "नाम",
      business: "कारोबार",
      businessType: "कारोबार का प्रकार",
      phone: "फ़ोन",
      email: "ई-मेल",
      location: "जगह",
      experience: "कारोबार कब से",
      topic: "क्या चाहिए",
      package: "पैकेज",
      area: "सबसे पहले",
      score: "हेल्थ स्कोर",
      lang: "भाषा",
      source: "कहाँ से आए",
    },
    message: "संदेश",
    open: "डेस्क पर खोलें",
    answer: "इस पत्र का जवाब सीधे भेजने वाले को जाता है।",
  },
  summary: {
    subject: "{date} तक के लीड: {n} नए",
    title: "{from} से {to} तक जो आया",
    nothing: "कुछ नया नहीं आया।",
    kind: "{kind}: {n}",
    odd: "अजीब लगे, इसलिए अलग पत्र नहीं भेजा: {n}",
    waiting: "पिछले 30 दिनों के, जिन्हें फ़ोन करना बाकी है: {n}",
    open: "डेस्क खोलें",
  },
  report: {
    subject: "आपका बिज़नेस हेल्थ चेक: 100 में से {score}",
    why: "यह पत्र इसलिए आया है कि हमारी साइट पर किसी ने आपके पते पर यह रिपोर्ट मँगाई। पता हमने सिर्फ़ इसी पत्र के लिए इस्तेमाल किया और रखा नहीं। अगर आपने नहीं मँगाई, तो आपको कुछ नहीं करना है।",
    open: "चेक फिर से करें",
  },
};
