import type { OperatorWords } from "@/lib/content/en/operator";

export const operator: OperatorWords = {
  gap: "[संचालक भरेंगे: {what}]",
  facts: {
    legalName: "रजिस्टर्ड नाम, और बिज़नेस किस रूप में है (मालिकाना, पार्टनरशिप, कंपनी)",
    headOffice: "मुख्य दफ़्तर का पता, और ब्रांच हों तो उनके पते",
    registration: "GSTIN और Udyam नंबर, अगर हों",
    advisers: "सलाह कौन देता है: असली नाम, क्या काम किया है, कितने साल से",
    claimsBasis: "ये आँकड़े कब और कैसे गिने गए",
    grievanceOfficer: "शिकायत अधिकारी: नाम, पद, फ़ोन, ईमेल",
    dataContact: "डेटा के सवालों के लिए कौन मिलेगा: नाम, ईमेल",
    boardLink: "भारत का डेटा संरक्षण बोर्ड शिकायत कहाँ लेता है",
    hosting: "सर्वर और डेटाबेस चलाने वाली फ़र्म, और वह किस देश में है",
    processors: "हमारे ईमेल, WhatsApp संदेश और भुगतान किन फ़र्मों से जाते हैं",
    aiTerms: "हमारे क़रार के हिसाब से Groq क्या रख सकता है और कितने दिन",
    backupDays: "दिनों की गिनती",
    gst: "इन दामों में GST शामिल है या नहीं",
    payment: "UPI ID या बैंक खाता, और बिल कैसे मिलता है",
    refundDays: "दिनों की गिनती",
    court: "शहर",
  },
};
