import type { ReportLines } from "@/lib/content/en/report";

export const report: ReportLines = {
  title: "{ourName} बिज़नेस हेल्थ चेक",
  date: "तारीख़: {date}",
  healthScore: "हेल्थ स्कोर: 100 में से {score}",
  grade: "ग्रेड: {grade}",
  priorityArea: "पहले यहाँ ध्यान दें: {area}",
  levelAreas: "बराबर, कोई एक पहले नहीं: {area}",
  noPriorityArea: "पहले कहाँ ध्यान दें: कहीं नहीं, कोई परेशानी नहीं मिली",
  recommendedPackage: "सुझाया गया पैकेज: {package}",
  soldAs: "हमारी रेट लिस्ट में नाम: {name}",
  price: "दाम: {price}",
  noPackageNeeded: "अभी किसी पैकेज की ज़रूरत नहीं है।",
  sectionScores: "हर हिस्से में कितने अंक कटे (जितने कम, उतना अच्छा)",
  sectionScore: "{title}: {total} में से {score} ({percentage}%)",
  keyFindings: {
    ai: "हमें क्या दिखता है (AI ने लिखा है, ग़लत भी हो सकता है)",
    standard: "हमें क्या दिखता है (आम सलाह)",
  },
  plan: "आपकी योजना",
  planStep: "{step} ({minutes} मिनट) पूरा, जब {done}",
  firstSteps: "बाक़ी जवाबों के मुफ़्त पहले क़दम",
  firstStep: "{question} ({answer}) पहला क़दम: {step}",
  closing: "यह आपके अपने जवाबों पर बनी आम सलाह है। टैक्स, क़ानून या लोन की सलाह नहीं।",
};
