import type { packages as PackagesWords } from "@/lib/content/en/packages";

export const packages: typeof PackagesWords = {
  title: "[{Count}|एक] पैकेज, तय दाम",
  lead: "कौन-सा सही रहेगा, या कोई नहीं, हेल्थ चेक बता देता है।",
  popular: "पॉपुलर",
  learnMore: "पूरा पढ़ें",
  consult: "मुफ़्त बातचीत का समय लें",
  consultText: "नमस्ते, मुझे इस पैकेज के बारे में मुफ़्त बातचीत का समय चाहिए: {package}।\nफ़ोन नंबर:",
};
