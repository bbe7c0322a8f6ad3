// holds: #ai-advice
import fc from "fast-check";
import { anyText } from "@/test/builders/any-text";
import { cleanText } from "@/lib/domain/core/typed-text";
import { ADVICE_CHARS, adviceText } from "./advice-text";
import { type Lang, LANGS } from "@/lib/domain/core/languages";

const INSTRUCTIONS =
  "You advise owners of small Indian businesses:\nshops, salons, workshops, start-ups.";

const shown = (text: unknown, lang: Lang = "en") => adviceText(text, lang, INSTRUCTIONS);

describe("what a good adviser would say is shown as it is", () => {
  test.each([
    "Keep 20 minutes every evening for accounts.",
    "Your sales have stayed the same for 12 months, so start with what sold best.",
    "Record a two-minute video of the most important job and teach one more person.",
    "File GST on time: ask your CA for the next 3 due dates.",
    "Use separate accounts for home and business from the 1st of next month.",
    "Promise a delivery time only when you can keep it.",
    "Open at 9:30 am and close at 8:30 pm every day, so that customers know when to come.",
    "Don't reply to a bad review in anger: thank them, fix it, and say what changed.",
    'Fill in: "We help ___ to ___ because ___", and read it to two customers.',
    "You said yes to 5 questions and maybe to 3, most of them about being found.",
    "Sharma & Sons is known in the area; let the board, the bills and the page say the same name.",
    "शर्मा स्टोर्स is known for its snacks; say so on the board, the bills and the online page.",
  ])("%s", (text) => expect(shown(text)).toBe(text));

  test.each([
    "रोज़ शाम 20 मिनट हिसाब के लिए रखें।",
    "बिक्री 12 महीनों से वैसी ही है, इसलिए पहले देखें कि सबसे ज़्यादा क्या बिका।",
    "शाम 6 से 8 बजे के छूटे हुए फ़ोन दूसरी दुकान के ऑर्डर बन जाते हैं।",
    "बिक्री के हिसाब से १० बड़े ग्राहक लिखें और सोमवार को दो को फ़ोन करें।",
    "GST समय पर भरें: अपने CA से अगली 3 तारीख़ें पूछें।",
    "Google Maps, WhatsApp Status और Instagram पर हर हफ़्ते एक नई फ़ोटो डालें।",
    "दुकान रोज़ 9:30 बजे खोलें ताकि ग्राहक जान लें कि कब आना है।",
    "बोर्ड का नंबर डबल चेक करें और पुराने पर्चे हटा दें।",
    "काम में 2 रुकावटें साफ़ दिखती हैं: देर से जवाब और अधूरा हिसाब।",
    "ज्‍़यादा मेहनत नहीं, रोज़ थोड़ा समय चाहिए।",
  ])("%s", (text) => expect(shown(text, "hi")).toBe(text.normalize("NFC")));
});

describe("what must not be shown is not", () => {
  test.each([
    ["a link", "See https://evil.example for more"],
    ["a link without a scheme", "See www.evil.example for more"],
    ["a bare domain", "Go to bestdeals.co.in today"],
    ["a Devanagari domain", "Go to दुकान.भारत today, it is the best shop in the whole town"],
    ["a script address", "Type javascript:alert(1) there"],
    ["HTML", "Be <b>bold</b> today"],
    ["a Markdown link", "Click [here](tel) now"],
    ["code", "Run `rm` today"],
    ["a template", "Dear {owner}, start today"],
    ["an e-mail address", "Write to sales@evil today"],
    ["a phone number", "Call +91 98765 43210 today"],
    ["a phone number in Devanagari digits", "Call ९८७६५ ४३२१० today"],
    ["a phone number in full-width digits", "Call ９８７６５４３２１０ today"],
    ["a percentage", "Sales will grow 40% soon"],
    ["a percentage in words", "Sales will grow forty per cent soon"],
    ["a multiple", "Get 3x more customers"],
    ["a multiple in words", "Get three times more customers"],
    ["a fold", "See a tenfold rise soon"],
    ["doubling", "You will double your sales soon"],
    ["halving", "Cut your costs by half soon"],
    ["rupees", "Earn ₹5,000 more each day"],
    ["rupees in words", "Earn five thousand rupees more"],
    ["a guarantee", "Guaranteed results in a week"],
    ["our promise", "We promise more customers soon"],
    ["our instructions", "Yes: you advise OWNERS of small Indian  businesses: shops, salons."],
    ["terminal codes", "\u001b[31mStart today, not tomorrow"],
    ["a turned reading direction", "Start \u202etoday\u202c, not tomorrow"],
    ["half a character", "Start today \ud83d not tomorrow"],
    ["another language", "इस हफ़्ते शुरू करें"],
    ["Hindi in Latin letters", "Aap apne grahak ko roz message bhejo"],
    ["look-alike letters", "Ѕtаrt tоdау, nоt tоmоrrоw"],
    ["no language at all", "12 34 !!"],
    ["one word", "Start"],
    ["nothing", " \u200b "],
    ["too much", "Start today. ".repeat(30)],
  ])("%s", (_, text) => expect(shown(text)).toBeNull());

  test.each([
    ["English", "Start with the first step today"],
    ["a percentage", "बिक्री 40 प्रतिशत बढ़ेगी"],
    ["a percentage in words", "बिक्री चालीस फ़ीसदी बढ़ेगी"],
    ["doubling", "बिक्री दोगुनी हो जाएगी"],
    ["doubling, in English", "बिक्री डबल हो जाएगी"],
    ["rupees", "रोज़ 500 रुपये ज़्यादा कमाएँ"],
    ["rupees in words", "रोज़ पाँच सौ रुपये ज़्यादा कमाएँ"],
    ["crores", "साल में एक करोड़ कमाएँ"],
    ["a guarantee", "एक हफ़्ते में असर की गारंटी"],
    ["a phone number", "फ़ोन करें ९८७६५ ४३२१० अभी"],
    [
      "our instructions",
      "You advise owners of small Indian businesses: दुकान, सैलून, वर्कशॉप, स्टार्टअप।",
    ],
  ])("in Hindi: %s", (_, text) => expect(shown(text, "hi")).toBeNull());

  test.each([[undefined], [null], [7], [{}], [["Start today"]]])("not a text: %j", (value) =>
    expect(shown(value)).toBeNull(),
  );
});

test.each([
  ["1. Start today, not tomorrow", "Start today, not tomorrow"],
  ["- **Start** today", "Start today"],
  ["2) Start\n today\u200b", "Start today"],
  ["3 customers a day are enough", "3 customers a day are enough"],
  ["Start today.Then go on tomorrow.", "Start today.Then go on tomorrow."],
])("list marks and invisible characters fall off: %j", (text, expected) =>
  expect(shown(text)).toBe(expected),
);

test("300 characters are shown, 301 are not", () => {
  const words = "Start today ".repeat(30);
  expect(shown(words.slice(0, 299) + ".")).toHaveLength(ADVICE_CHARS);
  expect(shown(words.slice(0, 300) + ".")).toBeNull();
});

test("cleaning is idempotent and leaves nothing invisible", () => {
  const text = fc.oneof(
    anyText(),
    fc.string({
      unit: fc.constantFrom(
        "e",
        "\u0301",
        "\u200b",
        "\ufeff",
        " ",
        "\u2028",
        "\u202e",
        "क",
        "\u093c",
      ),
    }),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const clean = cleanText(raw);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).not.toMatch(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]|\s{2}|^\s|\s$/u);
    }),
    { numRuns: 200 },
  );
});

test("whatever is shown is short and clean", () => {
  const words = fc.constantFrom("start", "today", "क", "दुकान", "1.", "**", "9", "\u200b", "é", "%");
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(),
        fc.array(words).map((all) => all.join(" ")),
      ),
      fc.constantFrom(...LANGS),
      (raw, lang) => {
        const text = adviceText(raw, lang, INSTRUCTIONS);
        if (text === null) return;
        expect(text.length).toBeLessThanOrEqual(ADVICE_CHARS);
        expect(cleanText(text)).toBe(text);
      },
    ),
    { numRuns: 200 },
  );
});

it("takes half a character out: JSON would spell it in six bytes", () => {
  expect(cleanText("Asha \ud800Store")).toBe("Asha Store");
  expect(cleanText("चाय 🫖")).toBe("चाय 🫖");
});
