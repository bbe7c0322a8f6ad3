import type { ReportLines } from "@/lib/content/en/report";

export const report: ReportLines = {
  title: "BizGrow बिज़नेस हेल्थ चेक",
  date: "तारीख़: {date}",
  healthScore: "हेल्थ स्कोर: 100 में से {score}",
  grade: "ग्रेड: {grade}",
  priorityArea: "सबसे पहले ध्यान देने की जगह: {area}",
  noPriorityArea: "सबसे पहले ध्यान देने की जगह: कोई नहीं, कोई परेशानी नहीं मिली",
  recommendedPackage: "सुझाया गया पैकेज: {package}",
  soldAs: "हमारी रेट लिस्ट में नाम: {name}",
  price: "दाम: {price}",
  noPackageNeeded: "अभी किसी पैकेज की ज़रूरत नहीं है। कभी चाहिए हो तो:",
  sectionScores: "हर जगह के परेशानी अंक (जितने कम, उतना अच्छा)",
  sectionScore: "{title}: {total} में से {score} ({percentage}%)",
  keyFindings: {
    ai: "थोड़े में (AI ने लिखा है, ग़लत भी हो सकता है)",
    standard: "थोड़े में (आम सलाह)",
  },
  nextSteps: "अगले क़दम",
  firstSteps: "आपके मुफ़्त पहले क़दम",
  firstStep: "{question} ({answer}) पहला क़दम: {step}",
  closing: "यह आपके अपने जवाबों पर बनी आम सलाह है। टैक्स, क़ानून या लोन की सलाह नहीं।",
};
