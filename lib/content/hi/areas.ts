import type { AreaWords } from "@/lib/content/en/areas";

export const areas: AreaWords = {
  titles: {
    branding: "ब्रांड और बाज़ार में पहचान",
    growth: "बिज़नेस की बढ़त और बिक्री",
    operations: "रोज़ का कामकाज और प्लान",
  },
  short: { branding: "पहचान", growth: "बिक्री", operations: "कामकाज" },
  bands: {
    excellent: "बहुत बढ़िया हालत",
    good: "अच्छी हालत",
    moderate: "ठीक-ठाक हालत",
    poor: "सुधार की ज़रूरत",
  },
};
