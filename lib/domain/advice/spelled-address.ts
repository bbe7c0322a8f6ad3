/** Top-level domains that no sentence has after a dot or the word "dot". */
const ENDINGS = "com|org|net|co|io|info|biz|xyz|site|online|me|ly|link|page|club|live|app|shop";

/** Addresses in a spelling that programs do not recognise as links. */
const ADDRESSES: readonly RegExp[] = [
  /[\p{L}\p{N}]\s+\.\s*\p{Ll}{2}/u, // evil .com: no sentence has a space before its dot
  new RegExp(String.raw`[\p{L}\p{N}]\.\s+(?:com|org|net|io|biz|xyz)(?![\p{L}\p{N}])`, "u"),
  new RegExp(String.raw`(?:^|[^\p{L}])dot[\s)\]]*[([]?(?:${ENDINGS})(?![\p{L}\p{N}])`, "iu"),
  /(?:^|[^\p{L}])dot\s+in\s*(?:$|[.,;!?]|today|now)/iu,
  /डॉट\s*(?:कॉम|इन|नेट|ऑर्ग|को|मी|लिंक|ऐप|com|in|net|org|me|co)/iu,
  /\bslash\b(?! (?:your |the |all )?(?:prices?|costs?|rates?|spending|expenses))|स्लैश|\bhyphen\b|(?:full stop|period|point) (?:com|co|org)\b/i,
  /\bat the rate\b(?! of)|[एऐ]ट द रेट|(?:\bat|[एऐ]ट)\s+(?:gmail|yahoo|hotmail|जीमेल|याहू)/i,
  /\bw\s*w\s*w\b|\bwa\s+me\b|\bbit\s+ly\b/i,
  /(?:^|\D)(?:\d{1,3}\s*\.\s*){3}\d{1,3}/, // 192.0.2.1
];

const DIGIT_WORDS: ReadonlySet<string> = new Set(
  [
    "zero oh one two three four five six seven eight nine double triple",
    "शून्य ज़ीरो जीरो एक दो तीन चार पाँच पांच छह छः छे सात आठ नौ डबल",
    "shunya ek do teen tin char chaar paanch panch chhe chhah saat sat aath aat nau",
    "वन टू थ्री फोर फ़ोर फाइव फ़ाइव सिक्स सेवन एट नाइन",
  ].flatMap((line) => line.normalize("NFKC").split(" ")),
);
/** So many words for digits in a row are a part of a phone number, or more digits with some words among them. */
const WORDS_IN_A_ROW = 5;
const DIGITS_IN_A_ROW = 6;
const WORDS_AMONG_DIGITS = 3;

const hasSpelledNumber = (text: string): boolean => {
  let [digits, words] = [0, 0];
  for (const token of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const isWord = DIGIT_WORDS.has(token);
    if (!isWord && !/^\d{1,2}$/.test(token)) [digits, words] = [0, 0];
    else {
      digits++;
      words += Number(isWord);
    }
    if (words >= WORDS_IN_A_ROW || (digits >= DIGITS_IN_A_ROW && words >= WORDS_AMONG_DIGITS))
      return true;
  }
  return false;
};

/** Whether a text spells out an address or a phone number. `text` has plain letters and ASCII digits. */
export const isSpelledAddress = (text: string): boolean =>
  ADDRESSES.some((pattern) => pattern.test(text)) || hasSpelledNumber(text);
