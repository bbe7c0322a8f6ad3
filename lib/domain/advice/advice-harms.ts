const REVIEWS = String.raw`reviews?|रिव्यू`;
const REWARDS = "gifts?|discounts?|rewards?|free|छूट|इनाम|तोहफ|मुफ\u093c?्त";

/** Advice that breaks the law or a platform's rules, or gambles with the shop's money. */
const HARMS: readonly RegExp[] = [
  /\bwithout (?:a |any )?(?:bills?|invoices?|gst)\b|\boff the books\b|\bhide (?:your )?(?:income|sales|cash)\b/i,
  /बिना बिल|कच्चे में बेच|टैक्स (?:छिपा|बचाने के लिए)|कमाई छिपा/u,
  /\b(?:fake|buy|bought|paid) reviews?\b|नक\u093c?ली रिव्यू|रिव्यू ख\u093c?रीद/iu,
  /\b(?:moneylender|chit fund|lottery|crypto|betting)\b|साहूकार|चिट फंड|लॉटरी|क्रिप्टो|सट्टा|सट्टे/iu,
];

/** A reward for a review breaks the rules of Google; one that is ruled out does not. */
const REWARDED = new RegExp(
  `(?:${REVIEWS})[^.!?।]{0,40}(?:${REWARDS})|(?:${REWARDS})[^.!?।]{0,40}(?:${REVIEWS})`,
  "iu",
);
const RULED_OUT =
  /\b(?:no|without|never|not)\b[^.!?]{0,30}\b(?:gifts?|discounts?|rewards?)\b|(?:कुछ|छूट|इनाम) (?:न|नहीं)/iu;

/** Whether a text advises what would harm the owner. `text` has plain letters. */
export const isHarmful = (text: string): boolean =>
  HARMS.some((pattern) => pattern.test(text)) || (REWARDED.test(text) && !RULED_OUT.test(text));
