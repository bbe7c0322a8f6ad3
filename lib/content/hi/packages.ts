import type { packages as PackagesWords } from "@/lib/content/en/packages";

export const packages: typeof PackagesWords = {
  title: "तीन पैकेज, तय दाम",
  lead: "कौन-सा सही रहेगा, या अभी कोई नहीं चाहिए, यह हेल्थ चेक बता देता है।",
  popular: "पॉपुलर",
  notes: {
    foundation: "एक बार का काम",
    complete: "3 महीने की मदद साथ में",
    suite: "6 महीने का प्रोग्राम",
  },
  plain: {
    foundation: "ग्राहक और पहचान वाला पैकेज",
    complete: "मुनाफ़ा और मंदी वाला पैकेज",
    suite: "उधार और हिसाब वाला पैकेज",
  },
  lines: {
    foundation:
      "हम आपके दस ग्राहकों से पूछते हैं कि वे क्यों ख़रीदते हैं, आपकी एक साफ़ लाइन बनाते हैं, और Google Maps और WhatsApp ठीक कर देते हैं।",
    complete: "किस चीज़ में सच में कितना बचता है, मंदी के महीनों का प्लान, और तीन महीने की मदद।",
    suite: "उधार, नक़दी, ज़रूरी तारीख़ें और कामों का लिखा तरीक़ा, हर महीने एक मीटिंग के साथ।",
  },
  learnMore: "पूरा पढ़ें",
  consult: "मुफ़्त बातचीत का समय लें",
  consultText: "नमस्ते, मुझे इस पैकेज के बारे में मुफ़्त बातचीत का समय चाहिए: {package}।\nफ़ोन नंबर:",
};
