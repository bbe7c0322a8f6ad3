import type { DeskSalesWords } from "@/lib/content/en/desk-sales";
import { deskExport } from "./desk-export";

export const deskSales: DeskSalesWords = {
  title: "बिक्री",
  lead: "बिक्री उस दिन गिनी जाती है जिस दिन सौदा पक्का हुआ, उसी रक़म से जो आपने लिखी। हर इंसान एक बार गिना जाता है, उसके आख़िरी मैसेज के दिन; स्पैम, न्यूज़लेटर के पते और इजाज़त वापस लेने वाले छोड़ दिए गए। लीड मिटाने पर उसकी बिक्री भी हट जाती है।",
  none: "इन दिनों में कुछ नहीं बिका। लीड खोलकर “ग्राहक बने” चुनिए, रक़म यहाँ दिखेगी।",
  sum: "कुल {rupees}। बिक्री: {won}। लोग: {leads}।",
  total: "कुल",
  bySource: "कहाँ से आए",
  byPackage: "पैकेज के हिसाब से",
  byMonth: "महीने के हिसाब से",
  more: "सभी {n} दिखाएँ",
  noSource: "लिंक में कुछ नहीं लिखा",
  otherSources: "बाक़ी लिंक",
  typed: "{channel}, हाथ से लिखी",
  noPackage: "पैकेज नहीं बताया",
  channels: deskExport.channels,
  columns: {
    table: "टेबल",
    row: "लाइन",
    source: "कहाँ से",
    package: "पैकेज",
    month: "महीना",
    visits: "विज़िट",
    finished: "पूरे",
    leads: "लोग",
    won: "बिक्री",
    rupees: "₹",
  },
  export: {
    title: "फ़ाइल",
    text: "ये टेबल एक फ़ाइल में, बिना नामों के। हर बार लॉग में लिखा जाता है।",
  },
};
