// holds: #consent
import { LANGS } from "@/lib/domain/core/languages";
import { contentIn } from "./index";
import { aiData as en } from "./en/ai-data";
import { aiData as hi } from "./hi/ai-data";

/** Our first steps and pair sentences go along (lib/domain/advice/prompt.ts). */
const OUR_TEXTS = { en: "our own texts", hi: "हमारी लिखी सलाह" };

test.each(LANGS)("%s: what goes to the AI is said in the same words everywhere", (lang) => {
  const sentence = { en, hi }[lang];
  const { adviceChoice, privacy } = contentIn(lang);
  const places = {
    check: adviceChoice.text.join(" "),
    privacy: privacy.sections.ai.text.join(" "),
  };
  for (const [place, text] of Object.entries(places))
    for (const said of [sentence, OUR_TEXTS[lang]])
      expect([place, text]).toEqual([place, expect.stringContaining(said)]);
});
