import type { operator as OperatorWords } from "@/lib/content/en/operator";

export const operator: typeof OperatorWords = {
  days: {
    Monday: "सोमवार",
    Tuesday: "मंगलवार",
    Wednesday: "बुधवार",
    Thursday: "गुरुवार",
    Friday: "शुक्रवार",
    Saturday: "शनिवार",
    Sunday: "रविवार",
  },
  range: "{first} से {last}",
  span: "{days}, {opens} से {closes} बजे",
  spans: "{days} {opens} – {closes} बजे",
  and: "और",
  or: "या",
  closed: "{days} को छुट्टी",
  safe: {
    backups: "बैकअप भी एन्क्रिप्टेड हैं",
    access: "गिने-चुने लोग ही देख सकते हैं।",
    contracts: "लिखे हुए क़रार पर, और सिर्फ़ बताए गए काम के लिए:",
  },
  packages: {
    counts: ["दो", "तीन", "चार", "पाँच"],
    all: ["दोनों", "तीनों", "चारों", "पाँचों"],
    middle: "बीच वाला",
  },
  gst: {
    line: {
      included: "GST शामिल",
      extra: "+ {percent}% GST = {total}",
      none: "GST नहीं लगता",
    },
    sentence: {
      included: "इन दामों में GST शामिल है।",
      extra: "इन दामों पर {percent}% GST अलग से लगता है। कुल रक़म हर दाम के साथ लिखी है।",
      none: "हम GST नहीं लेते।",
    },
  },
};
