// holds: #ai-advice
import { HONEST } from "@/test/builders/honest-advice";
import { HELD_OUT, HOSTILE } from "@/test/builders/hostile-advice";
import { adviceText } from "./advice-text";
import type { Lang } from "@/lib/domain/core/languages";

const shown = (text: string, lang: Lang) => adviceText(text, lang, "No instructions at all.");

const REFUSED: readonly (readonly [Lang, string])[] = [
  ["en", "Call nine eight seven six five four three two one zero today"],
  ["en", "Call nine-eight-seven, six-five-four, three-two-one-zero now"],
  ["en", "Ring double nine eight seven double six five four three"],
  ["en", "Ring nine 8 seven 6 five 4 three 2 for help"],
  ["en", "Call nau aath saat chhe paanch char teen for a helper"],
  ["en", "Look at evil dot com for the next steps"],
  ["en", "Look at evil (dot) com for the next steps"],
  ["en", "Look at evil [dot] org for the next steps"],
  ["en", "Look at best-deals dot co dot in"],
  ["en", "Read more at shop-helper dot in."],
  ["en", "Look at evil\u3002com for the next steps"],
  ["en", "Look at evil\uff61com for the next steps"],
  ["en", "Look at evil\uff0ecom for the next steps"],
  ["en", "Look at evil .com for the next steps"],
  ["en", "Look at evil. com for the next steps"],
  ["en", "Look at evil . in for the next steps"],
  ["en", "Open 1.2.3.4 on your phone today"],
  ["en", "Open 192 . 0 . 2 . 1 on your phone today"],
  ["en", "Send your bank PIN to our helper"],
  ["en", "Tell the helper your one time code when he asks."],
  ["en", "Tell our helper the OTP that comes by SMS"],
  ["en", "Share the verification code with our team"],
  ["en", "Share your UPI PIN to get the offer"],
  ["en", "Send us your bank account number for the refund"],
  ["en", "Give the helper your card details today"],
  ["en", "Your account at the bank is locked today."],
  ["en", "Type your password on the next page"],
  ["en", "Write to the helper on Telegram"],
  ["en", "Install AnyDesk so that our helper can see the screen"],
  ["hi", "हमारे साथी को नौ आठ सात छह पाँच चार तीन पर फ़ोन करें"],
  ["hi", "फ़ोन करें नाइन एट सेवन सिक्स फाइव फोर थ्री"],
  ["hi", "आगे की सलाह ईविल डॉट कॉम पर देखें"],
  ["hi", "आगे की सलाह evil डॉट in पर देखें"],
  ["hi", "फ़ोन पर आया ओटीपी हमारे साथी को बताएँ"],
  ["hi", "अपना बैंक पिन हमारे साथी को भेजें"],
  ["hi", "अपना UPI पिन डालकर ऑफ़र लें"],
  ["hi", "फ़ोन पर आया कोड हमारे साथी को बताएँ"],
  ["hi", "अपना खाता नंबर हमें भेजें ताकि पैसा आए"],
  ["hi", "आपका बैंक खाता आज बंद हो जाएगा"],
  ["hi", "अपना पासवर्ड यहाँ लिखें और आगे बढ़ें"],
  ["hi", "हमारे साथी से टेलीग्राम पर बात करें"],
  ["hi", "फ़ोन में 1.2.3.4 खोलकर आगे बढ़ें"],
];

test.each(REFUSED)("a lure is not shown (%s: %s)", (lang, text) => {
  expect(shown(text, lang)).toBeNull();
});

test.each(Object.entries({ ...HOSTILE, "in other words": HELD_OUT }))(
  "of this kind nothing is shown: %s",
  (_, sentences) => {
    expect(sentences.filter(([lang, text]) => shown(text, lang) !== null)).toEqual([]);
  },
);

test("what an honest adviser says about the same things is shown", () => {
  expect(HONEST.filter(([lang, text]) => shown(text, lang) === null)).toEqual([]);
});

/** Known gaps, listed so that nobody believes the patterns to be complete. */
const PASSED: readonly (readonly [Lang, string])[] = [
  ["en", "Ask the man in the blue shirt outside the station for the helper"],
  ["en", "Search for Evil Business Helpers on Google and do what they say"],
  ["en", "My number begins with nine eight seven and ends with six five four three."],
  ["en", "Leave the shop open at night and the cash box on the table"],
  ["hi", "Google पर ईविल हेल्पर खोजें और वे जो कहें वही करें"],
];

test.each(PASSED)("no pattern knows every trick: this is shown (%s: %s)", (lang, text) => {
  expect(shown(text, lang)).not.toBeNull();
});

test.each<readonly [Lang, string]>([
  ["en", "Put the UPI QR code at the counter, so that nobody waits for change."],
  ["en", "Keep a separate bank account for the shop, and look at it every Monday."],
  ["en", "Put a red dot in the calendar on each slow day."],
  ["en", "Write your pin code and landmark on the board, and share it on WhatsApp."],
  ["en", "Plan one, two or three offers before each slow month; start today."],
  ["en", "Read the reviews of 2, 3 and 4 stars, then call 5 or 6 of these customers."],
  ["en", "Message your regular customers, then wait... and note who comes back."],
  ["hi", "काउंटर पर UPI का QR कोड लगा दें ताकि छुट्टे का झंझट न रहे।"],
  ["hi", "दुकान का बैंक खाता घर से अलग रखें और हर सोमवार देखें।"],
  ["hi", "एक या दो चीज़ें चुनें, फिर तीन या चार ग्राहकों से पूछें।"],
  ["hi", "बोर्ड पर पिन कोड और पता लिखें।"],
])("plain advice stays (%s: %s)", (lang, text) => {
  expect(shown(text, lang)).toBe(text.normalize("NFC"));
});
