import { NONE, type Rule, words } from "./word-rules";

const PHONE = "(?:phone|mobile|computer|laptop|device)";

/** What takes over a phone or a name, or frightens its owner into it. */
export const ACCESS: readonly Rule[] = [
  [
    words(
      "any ?desk|team ?viewer|quick ?support|rust ?desk|telegram|accessibility|remote(?:ly)? (?:access|control|support|help)|screen[ -]*(?:shar|mirror)\\w*|(?:share|see|show)…your (?:phone's )?screen",
      "एनी ?डेस्क|टीम ?व्यूअर|क्विक ?सपोर्ट|टेल[ीि]ग्राम|रिमोट|दूर से चल|स्क्रीन (?:शेयर|दिखा|मिरर)",
    ),
  ],
  [
    words(
      `(?:access|control|operate|use)…your ${PHONE}`,
      "(?:फोन|मोबाइल|कंप्यूटर) (?:का|की) (?:_ )?(?:कंट्रोल|एक्सेस)",
    ),
  ],
  [
    words("install|download", "डाउनलोड|इंस्टॉल|डाल"),
    words(
      "(?:this|that|the|support|help) (?:app|apk|software)|(?:the|this) link|apk",
      "(?:यह|ये|वह) ऐप|लिंक से",
    ),
  ],
  // papers
  [
    words(
      "a+d+h?a+r+|pan (?:number|photo|copy)|(?:picture|photo|copy) of…pan|driving licen[cs]e|bank statement|pan cards?|voter(?:'s)? ids?|passbook|id (?:card|proof)s?|identity (?:card|proof|papers)|both sides",
      "(?:का|अपना|की) आधार(?! पर)|आधार (?:कार्ड|नंबर|कॉपी)|पैन कार्ड|पहचान ?पत्र|वोटर|पासबुक|एटीएम कार्ड",
    ),
  ],
  // threats
  [
    words(
      "police|arrest(?:ed)?|jail|warrant|legal action|court case|raid(?:ed)?|action against|seal (?:your|the) (?:shop|business)",
      "पुलिस|गिरफ्तार|जेल$|वारंट|मुकदम|कार्रवाई|दुकान बंद कर|सील कर",
    ),
  ],
  [
    words("accounts?|bank|upi|licen[cs]e|registration|gst number"),
    words(
      "locked|blocked|suspended|frozen|closed today|(?:will be|gets?) (?:cancelled|closed|suspended)",
    ),
  ],
  [words("gst", "gst|जीएसटी|बैंक|खाता|अकाउंट|लाइसेंस"), words(NONE, "रद्द|बंद हो|ब्लॉक|लॉक|फ्रीज")],
];
