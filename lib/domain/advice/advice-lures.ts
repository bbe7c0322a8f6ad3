/** Top-level domains that no sentence has after a dot or the word "dot". */
const ENDINGS = "com|org|net|co|io|info|biz|xyz|site|online";

/** Addresses in a spelling that programs do not recognise as links. */
const ADDRESSES: readonly RegExp[] = [
  /[\p{L}\p{N}]\s+\.\s*\p{Ll}{2}/u, // evil .com: no sentence has a space before its dot
  new RegExp(String.raw`[\p{L}\p{N}]\.\s+(?:com|org|net|io|biz|xyz)(?![\p{L}\p{N}])`, "u"),
  new RegExp(String.raw`(?:^|[^\p{L}])dot[\s)\]]*[([]?(?:${ENDINGS})(?![\p{L}\p{N}])`, "iu"),
  /(?:^|[^\p{L}])dot\s+in\s*(?:$|[.,;!?]|today|now)/iu,
  /डॉट\s*(?:कॉम|इन|नेट|ऑर्ग|com|in|net|org)/iu,
  /(?:^|\D)(?:\d{1,3}\s*\.\s*){3}\d{1,3}/, // 192.0.2.1
];

const SECRET = "otp|cvv|passwords?|passcode|ओटीपी|सीवीवी|पासवर्ड";
const ASKED = "send|share|tell|give|enter|forward|type|provide|say|read|message|mail|whatsapp";

/** Requests of fraudsters for secrets, and for contact elsewhere. Business advice needs none of them. */
const REQUESTS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${SECRET})(?![\p{L}\p{M}])`, "iu"),
  /\b(?:telegram|anydesk|teamviewer)\b|टेल[ीि]ग्राम|एनीडेस्क/i,
  /\b(?:one[\s-]*time|verification|security|secret|login|six[\s-]digit|6[\s-]digit)\s+(?:code|pin|number)\b/i,
  /\b(?:bank|upi|atm|card|debit|credit|account)\s+(?:pin|code)\b/i,
  new RegExp(
    String.raw`\b(?:${ASKED})\b[^.!?]{0,40}\b(?:pin\b(?![\s-]*code)|(?:bank|card|account)\s+(?:number|details?))`,
    "i",
  ),
  /\b(?:bank|upi|account)\b[^.!?]{0,40}\b(?:locked|blocked|suspended|frozen|closed today)\b/i,
  /(?:बैंक|यूपीआई|upi|एटीएम|कार्ड|खाते)[^।.!?]{0,20}(?:पिन|(?<!(?:qr|क्यूआर)\s*)कोड)(?![\p{L}\p{M}])/iu,
  /(?<!(?:qr|क्यूआर|बार)\s*)(?:वन[\s-]*टाइम|गुप्त|कोड|(?<![\p{L}\p{M}])पिन)(?!\s*कोड)[^।.!?]{0,30}(?:भेज|बता|शेयर)/iu,
  /(?:खाता|खाते का|कार्ड)\s*नंबर[^।.!?]{0,30}(?:भेज|बता|दें|दीजिए|शेयर)/u,
  /(?:बैंक|खाता|अकाउंट)[^।.!?]{0,30}(?:बंद हो|ब्लॉक|लॉक)/u,
];

const LURES = [...ADDRESSES, ...REQUESTS];

const DIGIT_WORDS: ReadonlySet<string> = new Set(
  [
    "zero oh one two three four five six seven eight nine double triple",
    "शून्य ज़ीरो जीरो एक दो तीन चार पाँच पांच छह छः छे सात आठ नौ डबल",
    "shunya ek do teen tin char chaar paanch panch chhe chhah saat sat aath aat nau",
    "वन टू थ्री फोर फ़ोर फाइव फ़ाइव सिक्स सेवन एट नाइन",
  ].flatMap((line) => line.normalize("NFKC").split(" ")),
);
/** This many digits in a row, some of them perhaps as words, are a phone number. */
const DIGITS_IN_A_ROW = 6;
const WORDS_IN_A_ROW = 3;

const hasSpelledNumber = (text: string): boolean => {
  let [digits, words] = [0, 0];
  for (const token of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const isWord = DIGIT_WORDS.has(token);
    if (!isWord && !/^\d{1,2}$/.test(token)) [digits, words] = [0, 0];
    else {
      digits++;
      words += Number(isWord);
    }
    if (digits >= DIGITS_IN_A_ROW && words >= WORDS_IN_A_ROW) return true;
  }
  return false;
};

/**
 * Whether a text leads its reader to a stranger: an address or a phone number spelled out, or a request for a secret.
 * `text` has plain letters and ASCII digits. No list of patterns is complete, so the page still says that an AI wrote
 * it.
 */
export const isLure = (text: string): boolean =>
  LURES.some((pattern) => pattern.test(text)) || hasSpelledNumber(text);
