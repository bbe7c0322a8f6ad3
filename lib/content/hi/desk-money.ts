import type { deskMoney as DeskMoney } from "@/lib/content/en/desk-money";

export const deskMoney: typeof DeskMoney = {
  owes: "किसके पैसे बाक़ी",
  owesSum: "कुल {amount} बाक़ी है।",
  owesNone: "किसी के पैसे बाक़ी नहीं हैं।",
  dueOn: "{date}: {due}",
  noDay: "दिन तय नहीं: {due}",
  paid: "हाल में मिले पैसे",
  paidNone: "अभी कोई पैसे नहीं लिखे गए।",
  lost: "बात क्यों नहीं बनी",
  lostNone: "अभी तक किसी की बात नहीं टूटी।",
  noReason: "वजह नहीं लिखी",
  by: { partners: "साथी के हिसाब से", sources: "कहाँ से आए" },
  sum: "इन दिनों में {paid} मिले। बिक्री: {won}, कुल {rupees}। फ़ॉर्म आए: {leads}।",
  noSource: "लिंक में कुछ नहीं लिखा",
  otherSources: "बाक़ी लिंक",
  typed: "{channel}, ख़ुद जोड़े",
  channels: {
    site: "साइट",
    phone: "फ़ोन",
    visit: "दुकान पर आकर",
    whatsapp: "WhatsApp",
    import: "लाई हुई लिस्ट",
  },
  first: { partners: "साथी", sources: "कहाँ से" },
  columns: { visits: "विज़िट", finished: "हेल्थ चेक", leads: "फ़ॉर्म", won: "बिक्री", paid: "मिले (₹)" },
};
