import type { DeskExportWords } from "@/lib/content/en/desk-export";

export const deskExport: DeskExportWords = {
  columns: {
    person: "इंसान",
    grade: "ग्रेड",
    nextAt: "अगला क़दम",
    owner: "किसके पास",
    won: "कितने में (₹)",
    lostReason: "बात क्यों नहीं बनी",
    channel: "किस तरह आए",
  },
  lostReasons: {
    price: "दाम ज़्यादा लगा",
    time: "अभी नहीं",
    other: "कहीं और से लिया",
    silent: "जवाब नहीं देते",
    unfit: "इनके काम का नहीं",
  },
  channels: {
    site: "साइट",
    phone: "फ़ोन",
    visit: "दुकान पर मिले",
    whatsapp: "WhatsApp",
    import: "पुरानी लिस्ट",
  },
  actions: {
    next: "अगला क़दम: {date}",
    nextNone: "अगला क़दम हटाया",
    owner: "{owner} ने लिया",
    ownerNone: "वापस छोड़ा",
    won: "सौदा हुआ: {rupees}",
    lost: "बात नहीं बनी: {reason}",
    edited: "नाम-पता ठीक किया",
    spam: "स्पैम",
    notSpam: "स्पैम नहीं",
    whatsapp: "WhatsApp खोला",
    mail: "ईमेल खोला",
    phone: "फ़ोन लगाया",
    joined: "{reference} से जोड़ा",
    parted: "{reference} से अलग किया",
  },
};
